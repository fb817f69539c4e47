import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFound } from './-not-found.tsx'

const meta = {
  title: 'Messages/Page not found',
  component: NotFound,
  parameters: {
    guidance: { use: 'Link to the pages that most visitors want.', avoid: 'Don’t blame the visitor.' },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}
