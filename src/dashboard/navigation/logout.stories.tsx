import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { currentSession } from '#src/api/session.ts'
import { countUnsent } from '#src/dashboard/offline-data/encryption/unsent.ts'
import { pendingFollowUps } from '#src/dashboard/offline-data/pinned/encrypted/pending-follow-ups.ts'
import { unsentFollowUps } from '#src/dashboard/offline-data/pinned/send-follow-ups.ts'
import { Button } from '#src/ui/button.tsx'
import { logout } from './logout.ts'
import { LogoutHost } from './logout-host.tsx'

const meta = {
  title: 'Dashboard/Logout',
  component: LogoutHost,
  parameters: {
    docs: { story: { height: '380px' } },
    guidance: {
      use: 'Ask only when unsent work would be lost, and name it.',
      avoid: 'Don’t ask when nothing would be lost.',
    },
    staff: true,
  },
  render: () => (
    <>
      <Button onClick={logout}>Logout</Button>
      <LogoutHost />
    </>
  ),
} satisfies Meta<typeof LogoutHost>
export default meta
type Story = StoryObj<typeof meta>

const mark = { text: 'yes', by: 'Ada', at: 1 }

export const LogoutQuestion: Story = {
  beforeEach: () => {
    nameFeatures('answers')
    countUnsent(unsentFollowUps)
    return async () => pendingFollowUps.drop('careers 1 mark', 1)
  },
  play: async ({ canvas, userEvent }) => {
    await pendingFollowUps.keep(new Map([['careers 1 mark', mark]]))
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
