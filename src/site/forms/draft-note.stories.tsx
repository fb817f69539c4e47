import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { DraftNote, EditNote, NoDraftsNote } from './draft-note.tsx'
import { storyItem } from './story-items.ts'

const meta = {
  title: 'Messages/Draft note',
  component: EditNote,
  args: { item: storyItem('stopped') },
  parameters: {
    guidance: {
      use: 'Say that entries were restored, and offer to start again.',
      avoid: 'Don’t restore entries silently.',
    },
  },
} satisfies Meta<typeof EditNote>
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^You are changing [A-Z]+-.* submit it again\.$/,
    )
  },
}

export const Unconfirmed: Story = {
  args: { item: storyItem('stopped', { mayHaveArrived: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The first version may have arrived already')
  },
}

const minute = 60_000
const draft = {
  at: Date.now() - 5 * minute,
  input: { fullName: 'Ngozi Okafor', service: 'support' },
}
const noteParts = {
  isLinkOverDraft: false,
  onStartAgain: fn(),
  onBringBack: fn(),
}

export const DraftRestored: Story = {
  render: () => <DraftNote draft={draft} {...noteParts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'What you typed 5 min ago is back. It is on this device only.',
    )
    await awaitState()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(noteParts.onStartAgain).toHaveBeenCalledOnce()
  },
}

export const StartedAgain: Story = {
  render: () => <DraftNote draft={undefined} removed={draft} {...noteParts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You started again.')
    await expect(canvas.getByRole('button', { name: 'Bring it back' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(noteParts.onBringBack).toHaveBeenCalledOnce()
  },
}

export const UnderALink: Story = {
  render: () => <DraftNote draft={draft} {...noteParts} isLinkOverDraft />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The subject is that of the link you followed.',
    )
  },
}

export const TypedUnderAnotherClock: Story = {
  render: () => <DraftNote draft={{ ...draft, at: Date.now() + 60 * minute }} {...noteParts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('typed under a clock that was ahead is back')
  },
}

export const DraftReplaced: Story = {
  render: () => <DraftNote draft={undefined} replaced={draft} {...noteParts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have typed here before, 5 min ago.')
    await awaitState()
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back' }))
    await expect(noteParts.onBringBack).toHaveBeenCalledWith(draft)
  },
}

export const NoStorage: Story = {
  render: () => <NoDraftsNote />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^This device keeps nothing of what you type here\./,
    )
  },
}
