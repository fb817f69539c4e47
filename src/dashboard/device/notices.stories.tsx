import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { PushState } from '#src/dashboard/offline-data/push/push.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { dense } from '#src/ui/story-frames.tsx'
import { Notices, type Push } from './notices.tsx'

/** Returns a fake browser in a given push state that follows every request. */
function browser(first: PushState, failure?: string): Push {
  let state = first
  const become = (next: PushState) => async () => {
    if (failure) throw new Error(failure)
    state = next
    return state
  }
  return { read: async () => state, turnOn: become('on'), turnOff: become('off') }
}

const meta = {
  title: 'Dashboard/Notices on this device',
  component: Notices,
  parameters: {
    guidance: {
      use: 'Ask for the browser’s permission only after a press.',
      avoid: 'Don’t show a name or a message on a locked screen.',
    },
    staff: true,
  },
  decorators: [dense],
  args: { push: browser('off') },
  beforeEach: () => () => store.set(connectionAtom, 'online'),
} satisfies Meta<typeof Notices>
export default meta
type Story = StoryObj<typeof meta>

export const OffAndOn: Story = {
  render: () => <Notices push={browser('off')} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Notices are off.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Turn notices on' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Notices are on.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Turn notices off' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Notices are off.')).toBeVisible()
  },
}

export const Blocked: Story = {
  args: { push: browser('blocked') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser blocks notices from this site.')).toBeVisible()
    await expect(canvas.getByText(/set Notifications to Allow/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible()
  },
}

export const NotInstalled: Story = {
  args: { push: browser('uninstalled') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Install the app' })).toBeVisible()
  },
}

export const Unsupported: Story = {
  args: { push: browser('unsupported') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot show notices while the app is closed/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  args: { push: browser('off', 'The browser could not reach its push service. Try again in a moment.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn notices on' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Notices could not be turned on. The browser could not reach its push service. Try again in a moment.',
    )
  },
}

export const Offline: Story = {
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Turn notices on' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/You are offline. Connect to do this./)).toBeVisible()
  },
}
