import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { dark, narrow } from './story-frames.tsx'

const meta = {
  title: 'Cards/Card',
  component: Card,
  parameters: {
    guidance: {
      use: 'Use one card for content that belongs together.',
      avoid: 'Don’t nest cards.',
      keys: 'None of its own: the links and buttons inside have theirs.',
      focus: 'Goes to the link inside; with `lift` the border darkens then.',
      announced: 'Nothing of its own. Use `as` where the card is an article, a section or an item of a list.',
      examples: { use: OneCard, avoid: NestedCards },
    },
  },
  argTypes: { children: { control: false } },
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

function OneCard() {
  return (
    <Card className="p-4">
      <p className="font-semibold">Tank farm, Warri</p>
      <p className="border-line border-t pt-2 text-ink-soft">Handed over in March</p>
    </Card>
  )
}

function NestedCards() {
  return (
    <Card className="p-4">
      <p className="mb-2 font-semibold">Tank farm, Warri</p>
      <Card className="p-4">
        <Card className="p-2 text-ink-soft">Handed over in March</Card>
      </Card>
    </Card>
  )
}
