import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { storyApplication, storyItem } from '#src/site/forms/story-items.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { day } from '#src/ui/text/durations.ts'
import { MessageList } from './-message-list.tsx'

const meta = {
  title: 'Cards/Sent from this device',
  component: MessageList,
  parameters: {
    guidance: {
      use: 'Show the state of each message, and its reference.',
      avoid: 'Don’t keep a message that the visitor has deleted.',
    },
  },
  args: { connection: 'online', items: [] },
  // The page has the heading above it.
  decorators: [
    (Story) => (
      <section>
        <h2 className="sr-only">Requests, messages and applications</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof MessageList>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was sent from this device yet')).toBeVisible()
  },
}

export const Queued: Story = {
  args: { connection: 'offline', items: [storyItem('waiting'), storyApplication('waiting')] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getAllByText('Saved on this device. It will be sent when you are online.'),
    ).toHaveLength(2)
    await awaitState()
    const application = await canvas.findByRole('article', { name: /^Application/ })
    await userEvent.click(within(application).getByRole('button', { name: 'Cancel' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Cancel this application?' })
    await expect(dialog).toHaveTextContent(
      'It has not been sent. What you wrote and its file are deleted from this device.',
    )
  },
}

export const QueuedForRetry: Story = {
  args: { items: [storyItem('waiting', { attempts: 2, notBefore: Date.now() + 600_000 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is tried again in \d+ min\.$/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Retry now' })).toBeEnabled()
  },
}

export const QueuedForAWeek: Story = {
  args: { items: [storyItem('waiting', { createdAt: Date.now() - 8 * day, goodUntil: Date.now() - day })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This was written 8 days ago\. Is it still wanted\?/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Send it now' })).toBeEnabled()
  },
}

const underWay = storyApplication('sending')

export const Sending: Story = {
  args: { items: [underWay], progress: { id: underWay.id, sent: 130_000, total: 320_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '40')
    await expect(await canvas.findByRole('button', { name: 'Stop sending' })).toBeEnabled()
  },
}

export const Unconfirmed: Story = {
  args: { items: [storyItem('unsure')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeEnabled()
    await expect(await canvas.findByRole('button', { name: 'It arrived, remove' })).toBeEnabled()
  },
}

export const Rejected: Story = {
  args: {
    items: [
      storyItem('refused', { reason: 'Failed to submit contact form', said: 'The message is too long' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^We could not accept this message: The message is too long\./),
    ).toBeVisible()
    // Sent unchanged, it would be rejected again.
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toHaveClass(
      buttonClass('primary', 'small'),
    )
    await expect(canvas.getByRole('button', { name: 'Retry now' })).toHaveClass(
      buttonClass('secondary', 'small'),
    )
  },
}

export const Stopped: Story = {
  args: { items: [storyApplication('stopped', { mayHaveArrived: true })] },
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel' })
    await awaitState()
    await userEvent.click(cancel)
    const dialog = await canvas.findByRole('dialog', { name: 'Cancel this application?' })
    await expect(dialog).toHaveTextContent('It may have arrived already: then it stays with us.')
    await expect(dialog).not.toHaveTextContent('It has not been sent.')
  },
}

export const NoStorage: Story = {
  args: { connection: 'offline', items: [storyItem('waiting', { isMemoryOnly: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/leave this page open until it has arrived\.$/)).toBeVisible()
  },
}

export const Sent: Story = {
  args: { items: [storyItem('sent'), storyApplication('sent')] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Remove' })).toHaveLength(2)
    await expect(canvas.queryByText(/Amaka|Ngozi|resume/)).toBeNull()
  },
}
