import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { recoverLostChunks } from '#src/offline/service-worker/lost-chunk.ts'
import { store } from '#src/ui/browser/store.ts'
import { PageError } from './page-error.tsx'

const meta = {
  title: 'Messages/Page error',
  component: PageError,
  parameters: {
    guidance: {
      use: 'Keep header and footer, and offer to try again.',
      avoid: 'Don’t show a stack trace or a bare code.',
    },
  },
  args: { error: new Error('A part of the page did not arrive'), reset: fn() },
} satisfies Meta<typeof PageError>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toBeVisible()
    await expect(canvas.queryByText(/did not arrive$/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.reset).toHaveBeenCalled()
  },
}

const loadError = new Error('The file of a screen did not arrive')

/** A chunk that cannot be loaded offline. */
export const Offline: Story = {
  args: { error: loadError },
  beforeEach: () => {
    store.set(connectionAtom, 'offline')
    recoverLostChunks()
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: loadError }))
    return () => store.set(connectionAtom, 'online')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page is not on this device yet' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Contact' })).toBeVisible()
  },
}
