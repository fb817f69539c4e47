import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteHeader } from './site-header.tsx'

const meta = {
  title: 'Public/Site header',
  component: SiteHeader,
  decorators: [
    (Story) => (
      <div className="h-96 [--site-header:4.5rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const AboutUsOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'About Us' })
    if (!button) return
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Meet Management Team' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
}

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Open menu' })
    if (!button) return
    await userEvent.click(button)
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'About Us' })).toBeVisible()
  },
}
