import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { dark } from './story-frames.tsx'

const meta = {
  title: 'Messages/Empty',
  component: Empty,
  parameters: {
    guidance: {
      use: 'Say what is missing and what to do next.',
      avoid: 'Don’t show it while data is loading.',
      keys: 'Those of its action.',
      focus: 'Is not moved.',
      announced: 'In reading order: it is not a live region.',
    },
  },
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
