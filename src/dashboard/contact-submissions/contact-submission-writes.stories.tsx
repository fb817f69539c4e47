import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { confirmState, recordedWrites } from '#mocks/story-states.ts'
import { withMessages } from '#src/ui/overlay/with-messages.fixture.tsx'
import { ContactSubmissionList } from './contact-submission-list.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Contact submissions, changed',
  tags: ['proof'],
  component: ContactSubmissionList,
  parameters: { staff: true },
  decorators: withMessages,
} satisfies Meta<typeof ContactSubmissionList>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const removal = ['DELETE /contact/{id}', null]
const writes = recordedWrites()

const remove: Play = async ({ canvas, userEvent }) => {
  const [button] = await canvas.findAllByRole('button', { name: 'Delete contact submission' })
  if (button) await userEvent.click(button)
}

export const ItsColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(rangeOf('contactSubmissions'))
    for (const name of ['Name', 'Email', 'Phone', 'Service', 'Message', 'Date Submitted'])
      await expect(canvas.getByRole('columnheader', { name })).toBeInTheDocument()
    await userEvent.type(canvas.getByRole('searchbox'), 'lantern')
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Ebiere Dokubo/ })).toBeVisible()
  },
}

/** Deletion without a question, with Undo, sent once when its message is dismissed. */
export const UndoneThenSent: Story = {
  ...writes.story,
  play: async (context) => {
    const { canvas, userEvent } = context
    await remove(context)
    await expect(await canvas.findByText(rangeOf('contactSubmissions', -1))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText(rangeOf('contactSubmissions'))).toBeVisible()
    await expect(writes.made).toEqual([])
    await remove(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(writes.made).toEqual([removal]))
    await expect(await canvas.findByText(rangeOf('contactSubmissions', -1))).toBeVisible()
  },
}

/** Three deletions, each with its own Undo. */
export const OneOfThreeUndone: Story = {
  ...writes.story,
  play: async (context) => {
    const { canvas, userEvent } = context
    for (const gone of [1, 2, 3]) {
      await remove(context)
      await canvas.findByText(rangeOf('contactSubmissions', -gone))
    }
    const message = (await canvas.findByText('Contact submission from Anthony Ubogu deleted')).closest(
      '[role=status]',
    )
    const undo = [...(message?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Undo',
    )
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(3)
    if (undo) await userEvent.click(undo)
    await expect(await canvas.findByText(rangeOf('contactSubmissions', -2))).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Anthony Ubogu/ })).toBeInTheDocument()
    for (const dismiss of canvas.getAllByRole('button', { name: 'Dismiss' })) await userEvent.click(dismiss)
    await waitFor(() => expect(writes.made).toEqual([removal, removal]))
  },
}

export const SeveralDeleted: Story = {
  ...writes.story,
  play: async (context) => {
    await confirmState(
      'Are you sure you want to delete these 2 contact submissions?',
      ['checkbox', 'Select Ebiere Dokubo'],
      ['checkbox', 'Select Anthony Ubogu'],
      ['button', 'Delete 2'],
    ).play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await context.canvas.findByText(rangeOf('contactSubmissions', -2))).toBeVisible()
    await expect(writes.made).toEqual([removal, removal])
  },
}
