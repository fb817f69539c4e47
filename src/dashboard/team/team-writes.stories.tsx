import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { confirmState, pngFile, recordedWrites } from '#mocks/story-states.ts'
import { TeamForm } from './team-form.tsx'
import { TeamList } from './team-list.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Team, changed',
  tags: ['proof'],
  component: TeamForm,
  parameters: { staff: true },
} satisfies Meta<typeof TeamForm>
export default meta
type Story = StoryObj<typeof meta>

const writes = recordedWrites()

export const AddedOnce: Story = {
  ...writes.story,
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), 'Ebi Koroye')
    await userEvent.type(await canvas.findByLabelText('Position'), 'Lead Diver')
    await userEvent.type(await canvas.findByLabelText('Portfolio Link'), 'https://people.example/ebi')
    await userEvent.type(await canvas.findByLabelText('Bio'), 'Deep.{Enter}Calm.')
    await userEvent.upload(await canvas.findByLabelText('Photo'), pngFile('ebi.png'))
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(loaded.router.state.location.pathname).toBe('/dashboard/team'))
    await expect(writes.made).toEqual([
      [
        'POST /team',
        [
          ['fullName', 'Ebi Koroye'],
          ['position', 'Lead Diver'],
          ['portfolioLink', 'https://people.example/ebi'],
          ['bio', 'Deep.\r\nCalm.'],
          ['photo', 'ebi.png'],
        ],
      ],
    ])
  },
}

/** Change without a new photo, which sends none. */
export const Changed: Story = {
  ...writes.story,
  args: { id: '66c0ffeea600000000000001' },
  play: async ({ canvas, userEvent }) => {
    const position = await canvas.findByLabelText('Position')
    await userEvent.clear(position)
    await userEvent.type(position, 'Dive Superintendent')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(writes.made).toHaveLength(1))
    const [[call, fields] = []] = writes.made
    await expect(call).toBe('PUT /team/{id}')
    await expect(fields).toContainEqual(['position', 'Dive Superintendent'])
    await expect(JSON.stringify(fields)).not.toContain('"photo"')
  },
}

export const UnsafeLinkAndWrongPhoto: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Portfolio Link'), 'javascript:alert(1)')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('Give the position')
    await expect(summary).toHaveTextContent('Give a link that starts with https://')
    await drop(
      await canvas.findByLabelText('Photo'),
      new File(['GIF89a'], 'photo.gif', { type: 'image/gif' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByText(/photo\.gif.*Choose a JPEG or PNG photo/)).toBeVisible()
    await expect(writes.made).toEqual([])
  },
}

export const DeletedFromItsRow: Story = {
  ...writes.story,
  render: () => <TeamList />,
  play: async (context) => {
    const question = confirmState('Are you sure you want to delete this team member?', [
      'button',
      'Delete team member',
    ])
    await context.canvas.findByText(rangeOf('team'))
    await question.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await context.canvas.findByText(rangeOf('team', -1))).toBeVisible()
    await expect(writes.made).toEqual([['DELETE /team/{id}', null]])
  },
}

export const SeveralDeleted: Story = {
  ...writes.story,
  render: () => <TeamList />,
  play: async (context) => {
    await confirmState(
      'delete these 2 team members?',
      ['checkbox', 'Select Ovie Umukoro'],
      ['checkbox', 'Select Ngozi Ezeudu'],
      ['button', 'Delete 2'],
    ).play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await context.canvas.findByText(rangeOf('team', -2))).toBeVisible()
    await expect(writes.made).toHaveLength(2)
  },
}

/** Drops a file of any type: a field's file dialog filters types, dropping does not. */
async function drop(field: HTMLElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  await fireEvent.change(field, { target: { files: transfer.files } })
}
