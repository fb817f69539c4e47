import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { stateShown } from '#mocks/story-states.ts'
import { DraftNote, EditNote, NotKeptNote } from './draft-note.tsx'
import { storyItem } from './story-items.ts'

const meta = {
  title: 'Messages/Draft note',
  component: EditNote,
  args: { item: storyItem('stopped') },
} satisfies Meta<typeof EditNote>
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are changing KES-.* submit it again\.$/)
  },
}

export const Unconfirmed: Story = {
  args: { item: storyItem('stopped', { mayHaveArrived: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The first version may have arrived already')
  },
}

const resume = new File(['%PDF-1.4\n%%EOF'], 'short.pdf', { type: 'application/pdf' })
const minute = 60_000
const draft = {
  key: 'message',
  at: Date.now() - 5 * minute,
  input: { fullName: 'Ngozi Okafor', service: 'support' },
}
const other = { key: 'message #1', at: Date.now() - 50 * 24 * 60 * minute, input: { resume } }
const noteParts = {
  isLinkOverDraft: false,
  onStartAgain: fn(),
  onBringBack: fn(),
  onUse: fn(),
  onDiscardOther: fn(),
}

export const DraftRestored: Story = {
  render: () => <DraftNote draft={draft} others={[]} {...noteParts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'What you typed 5 min ago is back. It is on this device only.',
    )
    await stateShown()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(noteParts.onStartAgain).toHaveBeenCalledOnce()
  },
}

export const StartedAgain: Story = {
  render: () => <DraftNote draft={undefined} removed={draft} others={[]} {...noteParts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You started again.')
    await expect(canvas.getByRole('button', { name: 'Bring it back' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(noteParts.onBringBack).toHaveBeenCalledOnce()
  },
}

export const UnderALink: Story = {
  render: () => <DraftNote draft={draft} others={[]} {...noteParts} isLinkOverDraft />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The subject is that of the link you followed.',
    )
  },
}

export const TypedUnderAnotherClock: Story = {
  render: () => <DraftNote draft={{ ...draft, at: Date.now() + 60 * minute }} others={[]} {...noteParts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('typed under a clock that was ahead is back')
  },
}

export const WithAnother: Story = {
  render: () => <DraftNote draft={draft} others={[other]} {...noteParts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/^Another draft of this form with the file short\.pdf, typed /),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use that one' }))
    await expect(noteParts.onUse).toHaveBeenCalledWith(other)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard that one' }))
    await expect(noteParts.onDiscardOther).toHaveBeenCalledWith(other)
  },
}

export const NoStorage: Story = {
  render: () => <NotKeptNote />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^This device keeps nothing of what you type here\./,
    )
  },
}
