import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { dense } from '#src/ui/story-frames.tsx'
import { PasswordPanel } from './password-panel.tsx'

const meta = {
  title: 'Forms/Password change',
  component: PasswordPanel,
  args: { email: 'ada@kelvara.example' },
  parameters: {
    guidance: { use: 'Ask for the current password first.', avoid: 'Don’t store a password in a draft.' },
    staff: true,
  },
  decorators: [dense],
  beforeEach: () => {
    nameFeatures('logout')
    return () => store.set(connectionAtom, 'online')
  },
} satisfies Meta<typeof PasswordPanel>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Hands = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

const long = 'four quiet harbour cranes'

async function change({ canvas, userEvent }: Hands, current: string, next: string, again = next) {
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
  await userEvent.type(await canvas.findByLabelText('Current password'), current)
  await userEvent.type(canvas.getByLabelText('New password'), next)
  await userEvent.type(canvas.getByLabelText('New password again'), again)
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
}

export const Unsupported: Story = {
  beforeEach: () => nameFeatures('idempotency'),
  render: (args) => (
    <>
      <PasswordPanel {...args} />
      <p className="sr-only">The rest of the profile</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rest of the profile')).toBeVisible()
    await expect(canvas.queryByText('Password')).toBeNull()
  },
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible()
  },
}

const writes = recordedWrites(respondWith('/auth/password', { message: 'Password changed' }))

export const Saved: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'the old one', long)
    const message = await canvas.findByRole('status')
    await expect(message).toHaveTextContent('All other devices have been signed out')
    await expect(message).toHaveFocus()
    await expect(writes.made).toEqual([
      ['POST /auth/password', { currentPassword: 'the old one', newPassword: long }],
    ])
  },
}

export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'the old one', 'short')
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /Use at least 15 characters/,
    )
  },
}

export const NotTheSame: Story = {
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'the old one', long, `${long}!`)
    await expect(await canvas.findByText('One field needs your attention')).toBeVisible()
    await expect(canvas.getByLabelText('New password again')).toHaveAccessibleDescription(
      'The two new passwords are not the same',
    )
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'not the one', long)
    await expect(await canvas.findByText('One field needs your attention')).toBeVisible()
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'The current password is incorrect',
    )
    await expect(canvas.getByLabelText('New password')).toHaveValue(long)
  },
}

export const SaveFailed: Story = {
  parameters: respondWith('/auth/password', 500),
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'the old one', long)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
    await expect(canvas.getByLabelText('New password')).toHaveValue(long)
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await userEvent.type(await canvas.findByLabelText('Current password'), 'secret')
    const [show] = canvas.getAllByRole('button', { name: 'Show password' })
    if (show) await userEvent.click(show)
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute('type', 'text')
  },
}

export const Offline: Story = {
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText(/You are offline. Connect to do this./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
