import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'
import { Rise } from './rise.tsx'

const meta = {
  title: 'Public/Rise',
  component: Rise,
  args: { children: undefined },
} satisfies Meta<typeof Rise>

export default meta
type Story = StoryObj<typeof meta>

export const WhileScrolling: Story = {
  render: () => (
    <div className="grid gap-24">
      {['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => (
        <Rise key={name}>
          <Card className="grid h-60 place-items-center">{name}</Card>
        </Rise>
      ))}
    </div>
  ),
}
