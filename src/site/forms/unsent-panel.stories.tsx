import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { day } from '#src/ui/text/durations.ts'
import { storyApplication, storyItem } from './story-items.ts'
import { UnsentFormNote, UnsentPanel } from './unsent-panel.tsx'

const meta = {
  title: 'Messages/Unsent panel',
  component: UnsentPanel,
  parameters: {
    guidance: {
      use: 'Say why the item waits, and offer send, edit, WhatsApp and discard.',
      avoid: 'Don’t discard an item automatically.',
      keys: 'Tab reaches its actions.',
      focus: 'Moves to its heading, since the form is gone. Goes to a heading after a button disappeared.',
      announced: 'The heading, by the focus.',
    },
  },
  args: { item: storyItem('waiting'), onEdit: fn(), onAnother: fn() },
  decorators: [
    (Story) => (
      <section>
        <h2 className="sr-only">Your message</h2>
        <Story />
      </section>
    ),
  ],
  beforeEach: () => {
    store.set(connectionAtom, 'offline')
    return () => store.set(connectionAtom, 'online')
  },
} satisfies Meta<typeof UnsentPanel>
export default meta
type Story = StoryObj<typeof meta>

const promise = /It will be sent the next time you open this site/

export const Queued: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', {
      name: 'Saved on this device. It will be sent when you are online.',
    })
    await expect(heading).toHaveFocus()
    await expect(canvas.getByText(promise)).toBeVisible()
    const chat = canvas.getByRole('link', { name: 'Send by WhatsApp' })
    await expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/))
    await awaitState()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

export const WithAFile: Story = {
  args: { item: storyApplication('waiting') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and attach resume\.pdf yourself/)).toBeVisible()
  },
}

export const HandedOver: Story = {
  args: { item: storyItem('stopped') },
  play: async ({ args, canvas, userEvent }) => {
    const mail = canvas.getByRole('link', { name: 'Send by e-mail' })
    mail.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(mail)
    await expect(await canvas.findByText(/Did it go out that way\?$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'No, still send it' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Yes, delete it here' })).toBeEnabled()
    await expect(args.onAnother).not.toHaveBeenCalled()
  },
}

/** Full storage or a private window. */
export const NoStorage: Story = {
  args: { item: storyItem('waiting', { isMemoryOnly: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/leave this page open until it has arrived\.$/)).toBeVisible()
    await expect(canvas.queryByText(promise)).toBeNull()
  },
}

const promisesNothing: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Sent from this device' })).toBeVisible()
  await expect(canvas.queryByText(promise)).toBeNull()
}

export const Unconfirmed: Story = { args: { item: storyItem('unsure') }, play: promisesNothing }

export const Rejected: Story = { args: { item: storyItem('refused') }, play: promisesNothing }

export const QueuedForAWeek: Story = {
  args: { item: storyItem('waiting', { goodUntil: Date.now() - day }) },
  play: promisesNothing,
}

export const AboveTheForm: Story = {
  render: ({ item, onAnother }) => <UnsentFormNote item={item} onAnother={onAnother} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You need do nothing more\./)).toBeVisible()
  },
}

export const NoStorageAboveTheForm: Story = {
  render: AboveTheForm.render,
  args: { item: storyItem('waiting', { isMemoryOnly: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/leave this page open until it has arrived\.$/)).toBeVisible()
    await expect(canvas.queryByText(/^You need do nothing more/)).toBeNull()
  },
}

/** The form shows the reason. The note adds one that the server gave in other words. */
export const RejectedAboveTheForm: Story = {
  render: AboveTheForm.render,
  args: { item: storyItem('refused', { reason: 'Failed to submit' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We could not accept this message. Change it, or reach us another way.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/^Your reference/)).toBeNull()
  },
}

export const RejectedInOtherWordsAboveTheForm: Story = {
  render: AboveTheForm.render,
  args: { item: storyItem('refused', { reason: 'Failed to submit', said: 'The message is too long.' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^We could not accept this message: The message is too long\. Change/),
    ).toBeVisible()
  },
}

export const UnconfirmedAboveTheForm: Story = {
  render: AboveTheForm.render,
  args: { item: storyItem('unsure') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/so it may have arrived\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'It arrived, remove' }))
    await waitFor(() => expect(args.onAnother).toHaveBeenCalledOnce())
  },
}

export const CopyingRefused: Story = {
  beforeEach: () => {
    const refused = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    )
    return () => refused.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Copy the reference/ }))
    await expect(await canvas.findByText('Copying was refused')).toBeVisible()
  },
}

export const StoppedAboveTheForm: Story = {
  ...AboveTheForm,
  args: { item: storyItem('stopped') },
  play: promisesNothing,
}
