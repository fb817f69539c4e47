import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFooter } from './site-footer.tsx'

const meta = { title: 'Public/Site footer', component: SiteFooter } satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blogs')
    await expect(canvas.getByRole('link', { name: /0001/ })).toHaveAttribute('href', 'tel:+2348000000001')
    await expect(canvas.getByRole('switch', { name: 'Save data' })).not.toBeChecked()
  },
}
