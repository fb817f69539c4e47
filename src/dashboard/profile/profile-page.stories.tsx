import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { rangeOf, seedCount } from '#mocks/seeded.ts'
import { respondWith, signedInAs } from '#mocks/stories.ts'
import {
  awaitState,
  confirmState,
  empty,
  failedState,
  loadingState,
  offline,
  recordedWrites,
} from '#mocks/story-states.ts'
import { beginSession } from '#src/api/session.ts'
import { ProfilePage } from './profile-page.tsx'

const meta = {
  title: 'Dashboard/Profile',
  component: ProfilePage,
  parameters: {
    guidance: {
      use: 'Show the own account and, to a super admin, all others.',
      avoid: 'Don’t let the last super admin be removed.',
    },
    staff: true,
  },
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

export const AsSuperAdmin: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('admins'))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Delete admin' })).toHaveLength(
      seedCount('admins') - 1,
    )
  },
}

export const AsAdmin: Story = {
  beforeEach: () => beginSession(signedInAs('admin'), true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('admins'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add New Admin' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete admin' })).toBeNull()
  },
}

export const Loading: Story = loadingState('/auth/admins', 3)

export const Empty: Story = empty(
  '/auth/admins',
  [],
  'No admins found',
  'Get started by creating a new admin account.',
)

export const Failed: Story = failedState('/auth/admins')

export const Offline: Story = offline('Failed to fetch admins')

export const Odd: Story = {
  parameters: respondWith('/auth/admins', [
    { _id: 'a', name: null, email: 'someone@kelvara.example', role: 'OWNER' },
    { name: 'Without an id', email: 7 },
    'nobody',
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–2 of 2')).toBeVisible()
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
  },
}

const onItsWay = recordedWrites(respondWith('/auth/register', 'never'))

export const Saving: Story = {
  ...onItsWay.story,
  play: async ({ canvas, userEvent }) => {
    const modal = await openModal(canvas.getByRole('button', { name: 'Add New Admin' }), userEvent)
    await userEvent.click(modal.getByRole('button', { name: 'Create Admin' }))
    await expect(await modal.findByRole('button', { name: 'Creating...' })).toBeDisabled()
    // A later request would be counted among the writes of the next story.
    await waitFor(() => expect(onItsWay.made).toHaveLength(1))
  },
}

export const SaveFailed: Story = {
  parameters: respondWith('/auth/register', 500),
  play: async ({ canvas, userEvent }) => {
    const modal = await openModal(canvas.getByRole('button', { name: 'Add New Admin' }), userEvent)
    await userEvent.click(modal.getByRole('button', { name: 'Create Admin' }))
    await expect(await modal.findByRole('alert')).toHaveTextContent('Request failed with status 500')
    await expect(modal.getByLabelText('Email')).toHaveValue('ebi@kelvara.example')
    await awaitState()
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New Admin' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Create New Admin' }))
    await userEvent.click(await modal.findByRole('button', { name: 'Create Admin' }))
    await expect(await modal.findByRole('link', { name: 'Give a password' })).toBeVisible()
  },
}

export const ConfirmDelete: Story = confirmState('Are you sure you want to delete this admin?', [
  'button',
  'Delete admin',
])

async function openModal(
  button: HTMLElement,
  user: { click: (on: Element) => Promise<void>; type: (into: Element, text: string) => Promise<void> },
) {
  await user.click(button)
  const modal = within(await screen.findByRole('dialog', { name: 'Create New Admin' }))
  await expect(await modal.findByLabelText('Role')).toHaveValue('admin')
  await expect(modal.getByLabelText('Password', { selector: 'input' })).toHaveAccessibleDescription(
    /^15 to 128 characters\./,
  )
  await user.type(modal.getByLabelText('Email'), 'ebi@kelvara.example')
  await user.type(modal.getByLabelText('Password', { selector: 'input' }), 'Pipe wrench and tag')
  return modal
}
