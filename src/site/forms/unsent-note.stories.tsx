import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { createStore, Provider } from 'jotai'
import { expect } from 'storybook/test'
import { outboxAtom } from '#src/offline/outbox/outbox.ts'
import { inlineItemsAtom } from './inline-items.ts'
import { storyItem } from './story-items.ts'
import { UnsentNote } from './unsent-note.tsx'

const meta = {
  title: 'Messages/Unsent note',
  component: UnsentNote,
  parameters: {
    guidance: {
      use: 'Show one line on every page while an item waits.',
      avoid: 'Don’t show it on the page of the item itself.',
      keys: 'Tab reaches its link.',
      focus: 'Is not moved.',
      announced: 'Politely, when the number of messages changes.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof UnsentNote>
export default meta
type Story = StoryObj<typeof meta>

/** Provides the items in a separate store: a form from an earlier story may still use the device's. */
function holding(...states: Parameters<typeof storyItem>[0][]): Decorator {
  const store = createStore()
  store.set(
    outboxAtom,
    states.map((state) => storyItem(state)),
  )
  return (Story) => (
    <Provider store={store}>
      <Story />
    </Provider>
  )
}

export const Queued: Story = {
  decorators: [holding('waiting', 'sent')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 message from this device not sent yet.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sent from this device' })).toHaveAttribute(
      'href',
      '/my-messages',
    )
  },
}

export const Rejected: Story = {
  decorators: [holding('waiting', 'refused')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 messages .* your decision is needed\.$/)).toBeVisible()
  },
}

const inAForm = storyItem('waiting')
const beside = createStore()
beside.set(outboxAtom, [inAForm, storyItem('waiting')])
beside.set(inlineItemsAtom, new Set([inAForm.id]))

export const OneIsInAFormOfThePage: Story = {
  decorators: [
    (Story) => (
      <Provider store={beside}>
        <Story />
      </Provider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 message from this device not sent yet.')).toBeVisible()
  },
}

export const AllSent: Story = {
  decorators: [holding('sent')],
  render: () => (
    <>
      <UnsentNote />
      <p className="sr-only">The rest of the page</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The rest of the page')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
