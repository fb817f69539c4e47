import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { store } from '#src/ui/browser/store.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { connectionAtom } from './connection.ts'
import { NotOnThisDevice } from './not-on-this-device.tsx'

const meta = {
  title: 'Offline/Not on this device',
  component: NotOnThisDevice,
  parameters: {
    guidance: {
      use: 'Say which data is missing and when it will be there.',
      avoid: 'Don’t present it as an error.',
    },
  },
  args: { onRetry: fn(), children: 'Failed to fetch blogs' },
} satisfies Meta<typeof NotOnThisDevice>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This is not on this device yet')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch blogs')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...Offline, play: undefined, decorators: [narrow] }

export const Unreachable: Story = {
  ...Offline,
  beforeEach: () => {
    store.set(connectionAtom, 'unreachable')
    return () => store.set(connectionAtom, 'online')
  },
  play: ({ canvas }) => expect(canvas.getByText(/The server cannot be reached/)).toBeVisible(),
}

/** Content that is never cached, without the hint to open it once. */
export const OfflineUnsaved: Story = {
  args: { unsaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This needs a connection')).toBeVisible()
    await expect(canvas.queryByText(/while online/)).toBeNull()
  },
}
