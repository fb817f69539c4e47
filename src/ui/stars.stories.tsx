import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stars } from './stars.tsx'
import { onSteel } from './story-frames.tsx'

const meta = {
  title: 'Media/Stars',
  parameters: {
    guidance: {
      use: 'Add the number as text for screen readers.',
      avoid: 'Don’t use it to ask for a rating.',
      keys: 'None.',
      focus: 'None.',
      announced: 'One image, “Rated 4 of 5”.',
    },
  },
  component: Stars,
  args: { rating: 4 },
} satisfies Meta<typeof Stars>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(5)
    await expect(canvasElement.querySelectorAll('svg.fill-current')).toHaveLength(4)
  },
}
export const Empty: Story = {
  args: { rating: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Rated 0 of 5' })).toBeVisible(),
}
export const BetweenTwo: Story = {
  args: { rating: 4.6 },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Rated 5 of 5' })).toBeVisible(),
}
export const OutOfRange: Story = {
  args: { rating: 17 },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Rated 5 of 5' })).toBeVisible(),
}
export const OnSteel: Story = { decorators: [onSteel] }
