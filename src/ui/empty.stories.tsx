import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { dark } from './story-frames.tsx'

const meta = {
  title: 'Messages/Empty',
  component: Empty,
  args: { title: 'No quote requests', children: 'Get started by creating a new quote request.' },
} satisfies Meta<typeof Empty>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAction: Story = {
  args: {
    title: 'No jobs',
    children: 'Get started by creating a new job.',
    action: <Button>Post New Job</Button>,
  },
}
export const Dark: Story = { ...WithAction, decorators: [dark] }
