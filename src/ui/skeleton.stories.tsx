import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonCard, SkeletonRow } from './skeleton.tsx'
import { dark } from './story-frames.tsx'

const meta = {
  title: 'Messages/Skeleton',
  component: Skeleton,
  parameters: {
    guidance: {
      use: 'Take exactly the space of the content that is loading.',
      avoid: 'Don’t animate it under reduced motion.',
      keys: 'None.',
      focus: 'None.',
      announced: '“Loading”, once for all cards of a list. The shapes are hidden.',
    },
  },
  args: { className: 'h-4 w-48' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Cards: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <SkeletonCard ratio="3 / 2" />
      <SkeletonCard lines={2} />
    </div>
  ),
}
export const Rows: Story = {
  render: () => (
    <table className="w-full">
      <tbody>
        <SkeletonRow cells={4} />
        <SkeletonRow cells={4} />
      </tbody>
    </table>
  ),
}
export const Dark: Story = { ...Cards, decorators: [dark] }
