import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { store } from '#src/ui/browser/store.ts'
import { dense, narrow } from '#src/ui/story-frames.tsx'
import { InstallOffer } from './install-offer.tsx'
import { InstallPage } from './install-page.tsx'
import { installAtom, installedAtom, watchInstall } from './install-prompt.ts'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Dashboard/Install',
  component: InstallPage,
  parameters: {
    guidance: {
      use: 'Explain the steps for the current browser.',
      avoid: 'Don’t offer it again after “no”.',
    },
    staff: true,
    path: '/dashboard/install',
  },
  decorators: [dense],
  beforeEach: () => () => {
    store.set(installAtom, undefined)
    store.set(installedAtom, false)
  },
} satisfies Meta<typeof InstallPage>
export default meta
type Story = StoryObj<typeof meta>

const prompt = fn(async () => undefined)
const offer = () =>
  void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))

export const NotOffered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Computer' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Install the app' })).toBeNull()
  },
}

/** Install button, which only Chromium offers and which works once per offer. */
export const Offered: Story = {
  beforeEach: () => {
    watchInstall()
    offer()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install the app' }))
    await expect(prompt).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Install the app' })).toBeNull()
  },
}

export const Installed: Story = {
  beforeEach: () => store.set(installedAtom, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is installed on this device')).toBeVisible()
    await expect(canvas.getByText('Open it from the desktop or the list of apps.')).toBeVisible()
  },
}

export const StepsOfIos: Story = { decorators: [narrow], render: () => <Steps platform="ios" /> }
export const StepsOfAndroid: Story = { decorators: [narrow], render: () => <Steps platform="android" /> }

/** Banner from the second visit on; "Not now" hides it for good. */
export const AnOffer: Story = {
  render: () => <InstallOffer />,
  beforeEach: () => {
    watchInstall()
    offer()
    store.set(installAtom, undefined)
    offer()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
