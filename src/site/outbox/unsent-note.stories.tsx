import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDefaultStore } from 'jotai'
import { expect } from 'storybook/test'
import { outboxAtom } from '#src/offline/outbox/outbox.ts'
import { storyItem } from './story-items.ts'
import { UnsentNote } from './unsent-note.tsx'

const meta = {
  title: 'Public/Unsent note',
  component: UnsentNote,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnsentNote>
export default meta
type Story = StoryObj<typeof meta>

const holding = (...states: Parameters<typeof storyItem>[0][]) => {
  getDefaultStore().set(
    outboxAtom,
    states.map((state) => storyItem(state)),
  )
}

export const Waiting: Story = {
  beforeEach: () => holding('waiting', 'sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 message from this device not sent yet.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sent from this device' })).toHaveAttribute(
      'href',
      '/my-messages',
    )
  },
}

export const ADecisionIsNeeded: Story = {
  beforeEach: () => holding('waiting', 'refused'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 messages .* your decision is needed\.$/)).toBeVisible()
  },
}

export const AllSent: Story = {
  beforeEach: () => holding('sent'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
