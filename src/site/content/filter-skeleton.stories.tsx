import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterSkeleton } from './filter-skeleton.tsx'

const meta = {
  title: 'Public/Filter skeleton',
  component: FilterSkeleton,
  args: { fields: 3 },
} satisfies Meta<typeof FilterSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
