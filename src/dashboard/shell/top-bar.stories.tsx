import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { TopBar } from './top-bar.tsx'

const meta = {
  component: TopBar,
  args: { onMenu: () => undefined },
  parameters: { staff: true },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Search here...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Notifications, 7 unread' })).toBeVisible()
  },
}

export const Profile: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Profile of/ }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    for (const name of ['Your Profile', 'Settings', 'Sign out']) {
      await waitFor(() => expect(menu.getByRole('menuitem', { name })).toBeVisible())
    }
  },
}

export const Notifications: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 7 unread' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'New quote request submitted',
      'New job application received',
      'View all notifications',
    ])
  },
}
