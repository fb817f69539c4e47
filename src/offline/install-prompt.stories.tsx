import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InstallButton, watchInstall } from './install-prompt.tsx'

const meta = {
  title: 'Offline/Install',
  component: InstallButton,
  beforeEach: () => () => void window.dispatchEvent(new Event('appinstalled')),
} satisfies Meta<typeof InstallButton>
export default meta
type Story = StoryObj<typeof meta>

const prompt = fn(async () => undefined)

export const NotOffered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Only Chromium offers it, and each offer can be taken once. */
export const Offered: Story = {
  beforeEach: () => {
    watchInstall()
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    window.dispatchEvent(offer)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install the app' }))
    await expect(prompt).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
