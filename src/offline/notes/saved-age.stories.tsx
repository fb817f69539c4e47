import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDefaultStore } from 'jotai'
import { expect, fn } from 'storybook/test'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { dark, narrow } from '#src/ui/story-frames.tsx'
import { NotOnThisDevice, SavedAge } from './saved-age.tsx'

const minute = 60_000

const meta = {
  title: 'Offline/Saved age',
  component: SavedAge,
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
  ...old(49 * 60),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved 2 days ago')).toHaveClass('text-caution')
  },
}

export const OlderThanADayDark: Story = { ...old(49 * 60), decorators: [dark] }

const retry = fn()

export const Missing: Story = {
  render: () => <NotOnThisDevice onRetry={retry}>Failed to fetch blogs</NotOnThisDevice>,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This is not on this device yet')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch blogs')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const MissingOnAPhone: Story = { ...Missing, play: undefined, decorators: [narrow] }

export const MissingWhileTheServerIsSilent: Story = {
  ...Missing,
  beforeEach: () => {
    getDefaultStore().set(connectionAtom, 'unreachable')
    return () => getDefaultStore().set(connectionAtom, 'online')
  },
  play: ({ canvas }) => expect(canvas.getByText(/The server does not answer/)).toBeVisible(),
}
