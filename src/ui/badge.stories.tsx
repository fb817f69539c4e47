import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { dark, narrow, onSteel } from './story-frames.tsx'

const meta = {
  title: 'Messages/Badge',
  component: Badge,
  parameters: {
    guidance: {
      use: 'Use one or two words for a state.',
      avoid: 'Don’t use it as a button.',
      keys: 'None.',
      focus: 'None.',
      announced: 'Its words. The tone adds nothing that they do not say.',
      examples: { use: StateInWords, avoid: ButtonInDisguise },
    },
  },
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

function StateInWords() {
  return (
    <p className="flex items-center gap-3">
      Second loading berth, Bonny <Badge tone="info">In progress</Badge>
    </p>
  )
}

function ButtonInDisguise() {
  return (
    <p className="flex items-center gap-3">
      Second loading berth, Bonny <Badge tone="info">Press here to read on</Badge>
    </p>
  )
}
