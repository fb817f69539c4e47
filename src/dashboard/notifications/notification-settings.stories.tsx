import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { store } from '#src/ui/browser/store.ts'
import { NotificationSettings } from './notification-settings.tsx'
import { defaultPreferences, preferencesAtom } from './preferences.ts'

const meta = {
  title: 'Forms/Notification settings',
  component: NotificationSettings,
  parameters: {
    guidance: {
      use: 'Save every change on the device at once.',
      avoid: 'Don’t promise an e-mail that the backend does not send.',
    },
    staff: true,
  },
  beforeEach: () => {
    store.set(preferencesAtom, defaultPreferences)
    return () => store.set(preferencesAtom, defaultPreferences)
  },
} satisfies Meta<typeof NotificationSettings>
export default meta
type Story = StoryObj<typeof meta>

/** The notices of real records come first. */
export const Default: Story = {
  args: { notices: <p>Notices on this device</p> },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent('New quote requests, job applications and messages')
    await expect(second).toHaveTextContent('Other')
    await expect(canvas.getByText('Notices on this device')).toBeVisible()
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(10)
    for (const box of boxes) await expect(box).toBeChecked()
  },
}

export const SavedAndReset: Story = {
  play: async ({ canvas, userEvent }) => {
    const mentions = canvas.getByRole('checkbox', { name: 'Mentions' })
    await userEvent.click(mentions)
    await expect(store.get(preferencesAtom).mentions).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(store.get(preferencesAtom).mentions).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(mentions).toBeChecked()
    await expect(store.get(preferencesAtom)).toEqual(defaultPreferences)
  },
}
