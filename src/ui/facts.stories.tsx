import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { Fact, Facts } from './facts.tsx'
import { dark, narrow } from './story-frames.tsx'

const meta = {
  title: 'Cards/Facts',
  component: Facts,
  parameters: {
    guidance: {
      use: 'Use it for pairs of a name and a value.',
      avoid: 'Don’t use it for sentences, or for more than a dozen pairs.',
      keys: 'None.',
      focus: 'None.',
      announced: 'A description list: each value is read with its term.',
      examples: { use: Pairs, avoid: Sentence },
    },
  },
  argTypes: { children: { control: false } },
  args: {
    children: (
      <>
        <Fact term="Client">Delta Gas Processing Limited</Fact>
        <Fact term="Status">
          <Badge tone="info">In progress</Badge>
        </Fact>
        <Fact term="Start Date">5 Mar 2025</Fact>
        <Fact term="Email">a.very.long.address.of.one.person@engineering-department.delta-gas.example</Fact>
      </>
    ),
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { decorators: [narrow] }
export const Dark: Story = { decorators: [dark] }

function Pairs() {
  return (
    <Facts>
      <Fact term="Client">Delta Gas Processing Limited</Fact>
      <Fact term="Status">In progress</Fact>
    </Facts>
  )
}

function Sentence() {
  return (
    <Facts>
      <Fact term="About">We have built it for a client who was happy with it from the first day on.</Fact>
    </Facts>
  )
}
