import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClosingBanner } from './closing-banner.tsx'

const meta = {
  title: 'Sections/Closing banner',
  parameters: {
    guidance: {
      use: 'Offer the next step of this page.',
      avoid: 'Don’t offer an action that the visitor has just finished.',
    },
  },
  component: ClosingBanner,
} satisfies Meta<typeof ClosingBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request Quote' })).toBeVisible()
  },
}

/** Banner at the end of the open positions. */
export const ForApplicants: Story = {
  args: { words: { title: 'Get to know us first', text: 'What we build.', offersQuote: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Get to know us first' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Learn More/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Request Quote' })).toBeNull()
  },
}
