import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { dark, narrow, onSteel } from './story-frames.tsx'

const meta = {
  title: 'Messages/Badge',
  component: Badge,
  args: { tone: 'safe', children: 'Completed' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Safe: Story = {}
export const Long: Story = {
  args: { tone: 'neutral', children: 'Awaiting the approval of the Department of Petroleum Resources' },
  decorators: [narrow],
}
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="safe">Completed</Badge>
      <Badge tone="caution">Planning</Badge>
      <Badge tone="danger">Rejected</Badge>
      <Badge tone="info">In progress</Badge>
      <Badge tone="neutral">On hold</Badge>
    </div>
  ),
}
export const Dark: Story = { ...Tones, decorators: [dark] }
export const OnSteel: Story = { ...Tones, decorators: [onSteel] }
