import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { rangeOf, rangeOfCount, seedCount } from '#mocks/seeded.ts'
import { awaitState, confirmState, recordedWrites } from '#mocks/story-states.ts'
import { withMessages } from '#src/ui/overlay/with-messages.fixture.tsx'
import { QuoteRequestList } from './quote-request-list.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Quote requests, changed',
  tags: ['proof'],
  component: QuoteRequestList,
  parameters: { staff: true },
  decorators: withMessages,
} satisfies Meta<typeof QuoteRequestList>
export default meta
type Story = StoryObj<typeof meta>

const writes = recordedWrites()

export const DeletedOnce: Story = {
  ...writes.story,
  play: async (context) => {
    const { canvas, userEvent } = context
    const ask = confirmState('Are you sure you want to delete this quote request?', [
      'button',
      'Delete quote request',
    ])
    await canvas.findByText(rangeOf('quoteRequests'))
    const [, newest] = canvas.getAllByRole('row')
    const company =
      within(newest ?? canvas.getByRole('table'))
        .getAllByRole('link')[0]
        ?.querySelector('span > span')?.textContent ?? ''
    await ask.play?.(context)
    // Twelve visible buttons ask the same question.
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining(company),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(writes.made).toEqual([])
    await ask.play?.(context)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(rangeOf('quoteRequests', -1))).toBeVisible()
    await expect(writes.made).toEqual([['DELETE /demo/{id}', null]])
  },
}

export const APageDeleted: Story = {
  ...writes.story,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(rangeOf('quoteRequests'))
    await confirmState(
      'delete these 25 quote requests?',
      ['checkbox', 'Select all rows of this page'],
      ['button', 'Delete 25'],
    ).play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('25 quote requests deleted')).toBeInTheDocument()
    await expect(await canvas.findByText(rangeOfCount(seedCount('quoteRequests') - 25))).toBeVisible()
    await expect(writes.made).toHaveLength(25)
  },
}

export const NoResultsInTheseDays: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(rangeOf('quoteRequests'))
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by Date' }))
    await userEvent.type(await dialog.findByLabelText('Start Date'), '2020-02-02')
    await userEvent.type(await dialog.findByLabelText('End Date'), '2020-02-02')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }))
    await expect(
      await canvas.findByText('No quote requests found for the selected date range.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Filtered by Date' })).toBeVisible()
    await awaitState()
    await userEvent.click(canvas.getByText('Clear date filter'))
    await expect(await canvas.findByText(rangeOf('quoteRequests'))).toBeVisible()
  },
}
