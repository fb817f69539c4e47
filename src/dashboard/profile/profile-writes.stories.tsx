import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { ProfilePage } from './profile-page.tsx'

/** Requests that a super admin's change sends, and the screen after it. */
const meta = {
  title: 'Dashboard/Admins, changed',
  tags: ['proof'],
  component: ProfilePage,
  parameters: { staff: true },
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const password = 'Pipe wrench 9! '
const writes = recordedWrites()

const openModal: Play = async ({ canvas, userEvent }) => {
  await canvas.findByText(rangeOf('admins'))
  await userEvent.click(canvas.getByRole('button', { name: 'Add New Admin' }))
}
const modal = async () => within(await screen.findByRole('dialog', { name: 'Create New Admin' }))

const fill: Play = async ({ userEvent }) => {
  const fields = await modal()
  await userEvent.type(await fields.findByLabelText('Name'), 'Ebi Koroye')
  await userEvent.type(fields.getByLabelText('Email'), 'ebi.koroye@kelvara.example')
  await userEvent.type(fields.getByLabelText('Password', { selector: 'input' }), password)
}

export const AddedOnce: Story = {
  ...writes.story,
  play: async (context) => {
    await openModal(context)
    await fill(context)
    await context.userEvent.dblClick((await modal()).getByRole('button', { name: 'Create Admin' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByRole('row', { name: /Ebi Koroye/ })).toHaveTextContent('Admin')
    const person = { name: 'Ebi Koroye', email: 'ebi.koroye@kelvara.example', password, role: 'admin' }
    await expect(writes.made).toEqual([['POST /auth/register', person]])
  },
}

/** Empty form after it was closed in either way. */
export const BeginsEmptyAgain: Story = {
  play: async (context) => {
    for (const way of ['Cancel', 'Close']) {
      await openModal(context)
      await fill(context)
      await context.userEvent.click((await modal()).getByRole('button', { name: way }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await openModal(context)
    await expect(await (await modal()).findByLabelText('Name')).toHaveValue('')
    await context.userEvent.click((await modal()).getByRole('button', { name: 'Cancel' }))
  },
}

/** Deletion of another account; users cannot delete their own. */
export const AnotherDeleted: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Bukola/ })
    const ownRow = canvas.getByRole('row', { name: /Tamuno Briggs/ })
    await expect(within(ownRow).queryByRole('button', { name: 'Delete admin' })).toBeNull()
    await userEvent.click(within(row).getByRole('button', { name: 'Delete admin' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(rangeOf('admins', -1))).toBeVisible()
    await expect(writes.made).toEqual([['DELETE /auth/admins/{id}', null]])
  },
}

/** The list in a scroll area as high as the window less 220 px. */
export const InItsOwnArea: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(rangeOf('admins'))
    const { maxHeight } = getComputedStyle(canvas.getByRole('region', { name: 'Admins' }))
    await expect(maxHeight).toBe(`${innerHeight - 220}px`)
  },
}
