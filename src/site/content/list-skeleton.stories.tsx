import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListSkeleton } from './list-skeleton.tsx'

const meta = {
  title: 'Public/List skeleton',
  component: ListSkeleton,
  args: { fields: 3, count: 2, className: 'grid gap-4' },
} satisfies Meta<typeof ListSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(2)
  },
}
