import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { awaitState, empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { api } from '#src/api/index.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { headOptions, type ListHead } from '#src/dashboard/offline-data/query-cache/list-head.ts'
import { withMessages } from '#src/ui/overlay/with-messages.fixture.tsx'
import { QuoteRequestList } from './quote-request-list.tsx'

const meta = {
  title: 'Tables/Quote requests',
  component: QuoteRequestList,
  parameters: {
    staff: true,
    guidance: {
      use: 'Sort by newest first; align amounts right with their currency.',
      avoid: 'Don’t show more columns than fit: the menu adds them.',
    },
  },
} satisfies Meta<typeof QuoteRequestList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('quoteRequests'))).toBeVisible()
    const [, newest] = canvas.getAllByRole('row')
    await expect(newest).toHaveTextContent(/\w{3} \d{1,2}, \d{4}$/)
  },
}

export const Loading: Story = loadingState('/demo', 3)

/** First page of a long list, while its other records are still being decrypted: nothing exports a part of it. */
export const FirstPage: Story = {
  parameters: respondWith('/demo', 'never'),
  decorators: [
    (Story) => {
      const client = useQueryClient()
      const demoRequests = Array.from({ length: 100 }, (_, index) => ({
        _id: String(index),
        companyName: `Company ${index}`,
      }))
      const rows = quoteRequests.endpoints.list.response.read({ demoRequests })
      const head: ListHead = { rows, total: 10_000 }
      const { queryKey } = headOptions(api.quoteRequests.list().queryKey)
      useState(() => client.setQueryData(queryKey, head))
      return <Story />
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–25 of 10000')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Company 24' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Company 25' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Export as CSV' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await expect(canvas.getByText('25 selected')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull()
  },
}

export const Empty: Story = empty(
  '/demo',
  { demoRequests: [] },
  'No quote requests',
  'Get started by creating a new quote request.',
)

export const Failed: Story = failedState('/demo')

export const ProxyPage: Story = {
  parameters: simulateFaults('html'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred')
  },
}

export const Odd: Story = {
  parameters: respondWith('/demo', {
    demoRequests: [
      { _id: '1', companyName: null, budget: 'To be agreed', createdAt: 'soon', firstName: '<b>Ada</b>' },
      {
        _id: '2',
        companyName:
          'Niger Delta Consolidated Fabrication and Marine Logistics International Services Limited',
        firstName: 'Oluwafunmilayo',
        lastName: 'Akinwunmi-Oyelaran',
        service: 'Electrical System Engineering',
        budget: 1234567890,
        createdAt: '2026-03-05T09:00:00Z',
      },
      null,
      { companyName: 'Without an id', budget: { amount: 3 } },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    await expect(canvas.getByText('<b>Ada</b>')).toBeVisible()
    await expect(canvas.getByText('₦1,234,567,890')).toBeVisible()
    await expect(canvas.getByText('Without an id').closest('a')).toBeNull()
  },
}

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'no such company')
    await expect(await canvas.findByText('No quote requests contain "no such company".')).toBeVisible()
    await awaitState()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText(rangeOf('quoteRequests'))).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const ConfirmDelete: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Delete quote request' })
    if (button) await userEvent.click(button)
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete this quote request?',
    )
  },
}

export const ChoosingDays: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(rangeOf('quoteRequests'))
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by Date' }))
    await userEvent.type(await dialog.findByLabelText('Start Date'), '2026-02-02')
    await userEvent.type(await dialog.findByLabelText('End Date'), '2026-01-01')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }))
    const [message] = await dialog.findAllByText('The end date cannot be earlier than the start date')
    await expect(message).toBeVisible()
  },
}

export const DaysOfAPreset: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(rangeOf('quoteRequests'))
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by Date' }))
    await userEvent.click(await dialog.findByRole('button', { name: '7 days' }))
    await expect(await canvas.findByRole('button', { name: 'Filtered by Date' })).toBeVisible()
    await userEvent.click(canvas.getByText('Clear date filter'))
    await expect(await canvas.findByText(rangeOf('quoteRequests'))).toBeVisible()
  },
}

/** Saved view with its words, order and filters; renaming and deleting can be undone. */
export const AViewSaved: Story = {
  decorators: withMessages,
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('searchbox')
    await userEvent.type(filter, 'lantern')
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }))
    await userEvent.type(await dialog.findByLabelText('Name of what is shown now'), 'Lantern alone{Enter}')
    await expect(await dialog.findByRole('button', { name: 'Lantern alone' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.clear(filter)
    await expect(await canvas.findByText(rangeOf('quoteRequests'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Lantern alone' }))
    await expect(filter).toHaveValue('lantern')
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Lantern alone' }))
    await expect(await screen.findByText('No views of this list yet.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const undo = await canvas.findAllByRole('button', { name: 'Undo' })
    await userEvent.click(undo.at(-1) ?? filter)
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await expect(await screen.findByRole('button', { name: 'Lantern alone' })).toBeVisible()
  },
}

/** A search for the reference that a client quotes from our first reply. */
export const MatchByReference: Story = {
  parameters: respondWith('/demo', {
    demoRequests: [
      { _id: '64f0c2a19f04a1', companyName: 'Escravos Marine', createdAt: '2026-11-19T09:00:00Z' },
      { _id: '64f0c2a19f04b2', companyName: 'Warri Gas', createdAt: '2026-11-18T09:00:00Z' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Warri Gas')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter quote requests' }), 'qr-9f04a1')
    await waitFor(() => expect(canvas.queryByText('Warri Gas')).toBeNull())
    await expect(canvas.getByText('Escravos Marine')).toBeVisible()
  },
}

/** The filter also finds the words of a message, and shows them. */
export const MatchInMessage: Story = {
  parameters: respondWith('/demo', {
    demoRequests: [
      { _id: 'a', companyName: 'Bonny Terminals', message: 'A ring main for firewater at the jetty.' },
      { _id: 'b', companyName: 'Warri Gas', message: 'Two pump skids.' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Warri Gas')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter quote requests' }), 'firewater')
    await waitFor(() => expect(canvas.queryByText('Warri Gas')).toBeNull())
    const match = await canvas.findByText('firewater')
    await expect(match.tagName).toBe('MARK')
    await expect(match.parentElement).toHaveTextContent('A ring main for firewater at the jetty.')
  },
}

/** Rows of two lines on a phone: the name and its wait, then the rest; the bin is in a menu. */
export const PhoneRows: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await canvas.findByText(rangeOf('quoteRequests'))
    const [, row] = canvas.getAllByRole('row')
    await expect(row?.offsetHeight).toBeLessThan(80)
    await expect(row).toHaveTextContent(/late|day|h|min/)
    await expect(canvas.queryByRole('button', { name: 'Delete quote request' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^Actions for / })[0]).toBeVisible()
  },
}

/** Tools of the list behind one button on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText(rangeOf('quoteRequests'))
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'View' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Service' }))
    await expect(loaded.router.state.location.search).toMatchObject({ hide: 'Service' })
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Service' }))
    for (const name of ['Date', 'Saved views', 'Export as CSV'])
      await expect(sheet.getByRole('button', { name })).toBeVisible()
    await userEvent.selectOptions(sheet.getByLabelText('Sort by'), 'Budget, descending')
    await userEvent.click(sheet.getByRole('button', { name: /^Show \d+ rows$/ }))
    await expect(await canvas.findByRole('button', { name: 'View 1 set' })).toBeVisible()
  },
}

export const Offline: Story = offline('An error occurred')

/** Text of twice the size, as set in a browser: in the narrowest window values stand under their labels. */
export const LargeLetters: Story = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    await canvas.findByText(rangeOf('quoteRequests'))
    const [, row] = canvas.getAllByRole('row')
    const link = within(row ?? document.body).getByRole('link')
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(innerWidth / 3)
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
