import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '#src/ui/card.tsx'
import { RevealOnScroll } from './reveal-on-scroll.tsx'

const meta = {
  title: 'Sections/Reveal on scroll',
  component: RevealOnScroll,
  parameters: {
    guidance: {
      use: 'Let content rise once when it scrolls into view.',
      avoid: 'Don’t hide content without script or motion.',
    },
  },
  args: { children: undefined },
} satisfies Meta<typeof RevealOnScroll>

export default meta
type Story = StoryObj<typeof meta>

export const WhileScrolling: Story = {
  render: () => (
    <div className="grid gap-24">
      {['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => (
        <RevealOnScroll key={name}>
          <Card className="grid h-60 place-items-center">{name}</Card>
        </RevealOnScroll>
      ))}
    </div>
  ),
}
