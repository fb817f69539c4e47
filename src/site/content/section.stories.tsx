import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonClass } from '#src/ui/button.tsx'
import { dark } from '#src/ui/story-frames.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Sections/Section',
  component: Section,
  parameters: {
    guidance: {
      use: 'Give each section one heading and one thought.',
      avoid: 'Don’t number sections that have no order.',
    },
    layout: 'fullscreen',
  },
  args: {
    number: '02',
    label: 'Services',
    title: 'From the first drawing to the last bolt',
    purpose: 'Six disciplines under one roof, so that one company answers for the interfaces.',
    action: (
      <a href="#all" className={buttonClass('secondary')}>
        All services
      </a>
    ),
    children: <div className="h-32 border border-line" />,
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = {}
export const Sunk: Story = { args: { tone: 'sunk' } }
export const Steel: Story = { args: { tone: 'steel' } }
export const Dark: Story = { decorators: [dark] }
