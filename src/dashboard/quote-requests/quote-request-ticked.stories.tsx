import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { confirmState } from '#mocks/story-states.ts'
import { withMessages } from '#src/ui/overlay/with-messages.fixture.tsx'
import { QuoteRequestList } from './quote-request-list.tsx'

const meta = {
  title: 'Tables/Quote requests, ticked',
  tags: ['proof'],
  component: QuoteRequestList,
  parameters: {
    staff: true,
    guidance: {
      use: 'Show the count and the actions for all ticked rows.',
      avoid: 'Don’t delete several records without a confirmation.',
    },
  },
  decorators: withMessages,
} satisfies Meta<typeof QuoteRequestList>
export default meta
type Story = StoryObj<typeof meta>

export const ConfirmDeleteSeveral: Story = confirmState(
  'Are you sure you want to delete these 2 quote requests?',
  ['checkbox', 'Select Lantern Terminals'],
  ['checkbox', 'Select Fernwell Breweries'],
  ['button', 'Delete 2'],
)

export const ExportedSelection: Story = {
  play: async ({ canvas, userEvent }) => {
    const [one, other] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(one ?? document.body)
    await userEvent.click(other ?? document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Export 2' }))
    const message = await canvas.findByText('2 rows exported')
    await waitFor(() => expect(message).toBeVisible())
    const isAbove = () => {
      expect(message).toBeVisible()
      const bar = canvas.getByRole('button', { name: 'Delete 2' }).getBoundingClientRect()
      expect(message.getBoundingClientRect().bottom).toBeLessThan(bar.top)
    }
    isAbove()
    // At the end of the list the bar is above the pagination.
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(isAbove)
  },
}

/** Range of rows, ticked with Shift. */
export const TickedARange: Story = {
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(boxes[1] ?? document.body)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(boxes[4] ?? document.body)
    await userEvent.keyboard('{/Shift}')
    await expect(await canvas.findByText('4 selected')).toBeVisible()
    await expect(boxes[0]).not.toBeChecked()
    await expect(boxes[5]).not.toBeChecked()
  },
}

/** Bar of one row on a phone: the count, one action, and dots that show the others. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const [one] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(one ?? document.body)
    const mark = await canvas.findByRole('button', { name: 'Mark as answered' })
    const more = canvas.getByRole('button', { name: 'More actions on the selected rows' })
    const bar = canvas.getByText('1 selected').parentElement
    await expect(bar?.offsetHeight).toBeLessThan(2 * mark.offsetHeight)
    await expect(canvas.queryByRole('button', { name: 'Delete 1' })).toBeNull()
    await userEvent.click(more)
    await expect(await canvas.findByRole('button', { name: 'Delete 1' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toBeVisible()
  },
}

/** Several rows marked at once, and unmarked. */
export const MarkedAsFollowedUp: Story = {
  play: async ({ canvas, userEvent }) => {
    const [one, other] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(one ?? document.body)
    await userEvent.click(other ?? document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as answered' }))
    await canvas.findByText('2 quote requests marked as answered')
    await waitFor(() => expect(canvas.getAllByText('Answered')).toHaveLength(2))
    await expect(canvas.getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body)
    await waitFor(() => expect(canvas.queryAllByText('Answered')).toHaveLength(0))
  },
}

/** Marked rows that leave this list together with the bar, without loss of the focus. */
export const MarkedInAListOfUnanswered: Story = {
  parameters: { path: '/?answered=no' },
  render: () => (
    <main>
      <QuoteRequestList />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const [one, other] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(one ?? document.body)
    await userEvent.click(other ?? document.body)
    const mark = await canvas.findByRole('button', { name: 'Mark as answered' })
    const filter = canvas.getByRole('combobox', { name: 'Answered or not' })
    const before = filter.textContent ?? ''
    mark.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('2 quote requests marked as answered')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete 2' })).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    // Restore the mark for the other stories, which share this device.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(filter).toHaveTextContent(before))
  },
}
