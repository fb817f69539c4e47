import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { Fact, Facts } from './facts.tsx'
import { dark, narrow } from './story-frames.tsx'

const meta = {
  title: 'Cards/Facts',
  component: Facts,
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
