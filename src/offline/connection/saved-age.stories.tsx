import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dark } from '#src/ui/story-frames.tsx'
import { SavedAge } from './saved-age.tsx'

const minute = 60_000

const meta = {
  title: 'Offline/Saved age',
  component: SavedAge,
  parameters: {
    guidance: {
      use: 'Show it beside all data that does not come from the network.',
      avoid: 'Don’t show an age that counts seconds.',
      keys: 'None.',
      focus: 'Is not moved.',
      announced: 'In reading order: it is not a live region.',
    },
  },
  args: { at: 0 },
} satisfies Meta<typeof SavedAge>
export default meta
type Story = StoryObj<typeof meta>

const old = (minutes: number): Pick<Story, 'args' | 'render'> => ({
  render: () => <SavedAge at={Date.now() - minutes * minute} />,
})

export const JustNow: Story = {
  ...old(0),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved just now')).toBeVisible()
  },
}

export const SomeMinutes: Story = {
  ...old(5),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved 5 min ago$/)).toBeVisible()
  },
}

export const OlderThanADay: Story = {
  ...old(48 * 60),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved 2 days ago')).toHaveClass('text-caution')
  },
}

export const OlderThanADayDark: Story = { ...old(49 * 60), decorators: [dark] }
