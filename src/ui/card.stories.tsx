import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { dark, narrow } from './story-frames.tsx'

const meta = {
  title: 'Cards/Card',
  component: Card,
  args: {
    lift: true,
    children: (
      <>
        <img src="/pictures/jetty-480.webp" alt="Jetty with loading arms" />
        <div className="grid gap-2 p-4">
          <h3 className="text-lg">Product jetty, Warri</h3>
          <p className="text-ink-soft">Four loading arms for a berth of 45,000 DWT</p>
          <div>
            <Badge tone="safe">Completed</Badge>
          </div>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = { decorators: [narrow] }
export const Dark: Story = { decorators: [narrow, dark] }
