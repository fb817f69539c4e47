import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { currentSession } from '#src/api/session.ts'
// Counts the unsent follow-ups.
import '#src/offline/pinned/send-follow-ups.ts'
import { pendingFollowUps } from '#src/offline/pinned/encrypted/pending-follow-ups.ts'
import { Button } from '#src/ui/button.tsx'
import { logout } from './logout.ts'
import { LogoutHost } from './logout-host.tsx'

const meta = {
  title: 'Dashboard/Logout',
  component: LogoutHost,
  parameters: { staff: true },
  render: () => (
    <>
      <Button onClick={logout}>Logout</Button>
      <LogoutHost />
    </>
  ),
} satisfies Meta<typeof LogoutHost>
export default meta
type Story = StoryObj<typeof meta>

const noted = { text: 'yes', by: 'Ada', at: 1 }

export const Asked: Story = {
  beforeEach: () => {
    nameFeatures('answers')
    return async () => pendingFollowUps.drop('careers 1 mark', 1)
  },
  play: async ({ canvas, userEvent }) => {
    await pendingFollowUps.keep(new Map([['careers 1 mark', noted]]))
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    const question = await screen.findByRole('alertdialog', { name: 'Log out now?' })
    await expect(question).toHaveTextContent('1 mark or note has not reached the server yet.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(currentSession()).toBeDefined()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(currentSession()).toBeUndefined())
  },
}

export const EndsAtOnce: Story = {
  beforeEach: () => nameFeatures('answers'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(currentSession()).toBeUndefined())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
