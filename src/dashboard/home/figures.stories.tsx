import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { api } from '#src/api/index.ts'
import { putForStaff } from '#src/dashboard/offline-data/sync/synced-lists.ts'
import { Figures } from './figures.tsx'

const meta = {
  title: 'Dashboard/Home in figures',
  component: Figures,
  args: { part: 'charts' },
  parameters: {
    guidance: {
      use: 'Build charts from the data on the device, with a table behind each.',
      avoid: 'Don’t rely on colour: use length, words and numbers.',
    },
    staff: true,
  },
} satisfies Meta<typeof Figures>
export default meta
type Story = StoryObj<typeof meta>

/** Fills the cache with lists, as a sync would. */
function withLists(quotes: object[], applications: object[], projects: object[]): Pick<Story, 'decorators'> {
  return {
    decorators: [
      (Story) => {
        const client = useQueryClient()
        useState(() => {
          putForStaff(client, api.quoteRequests.list().queryKey, quotes)
          putForStaff(client, api.contactSubmissions.list().queryKey, quotes)
          putForStaff(client, api.applications.list().queryKey, applications)
          putForStaff(client, api.projects.list().queryKey, projects)
        })
        return <Story />
      },
    ],
  }
}

const quote = (id: number, service: string, createdAt: string, budget: number | string = '') => ({
  _id: `q${id}`,
  service,
  createdAt,
  budget,
})

/** Charts that can be switched to tables, and remain tables. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^Quotes a week/ })).toBeVisible()
    await expect(canvas.getByText('This week so far')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Applicants by status' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Programme' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Show chart/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Quotes a week' }))
    const table = canvas.getByRole('table', { name: 'Quotes a week' })
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(12)
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(localStorage.getItem('charts-as-tables')).toContain('Quotes a week')
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart: Quotes a week' }))
    await expect(canvas.getByRole('img', { name: /^Quotes a week/ })).toBeVisible()
  },
}

/** A programme with its scale above the first row, today's line through all rows, and its days in the same column. */
export const Schedule: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Programme' })
    const rows = within(list).getAllByRole('listitem')
    await expect(rows.length).toBeGreaterThan(3)
    const whole = list.getBoundingClientRect()
    const word = canvas.getByText('Today').getBoundingClientRect()
    await expect(word.bottom).toBeLessThanOrEqual(whole.top)
    const [line] = list.querySelectorAll('.border-signal')
    await expect(line?.getBoundingClientRect().height).toBe(whole.height)
    const years = [new Date().getUTCFullYear(), new Date().getUTCFullYear() + 1].map(String)
    const yearTexts = years.flatMap((year) => canvas.queryAllByText(year))
    await expect(yearTexts.length).toBeGreaterThan(0)
    const lefts = within(list)
      .getAllByText(/\d{4} – \d/)
      .map((days) => days.getBoundingClientRect().left)
    await expect(lefts).toHaveLength(rows.length)
    await expect(new Set(lefts).size).toBe(1)
  },
}

/** Bars as long as the shares written above them. */
export const StatusShares: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Applicants by status' })
    for (const row of within(list).getAllByRole('listitem')) {
      const [bar] = row.querySelectorAll('svg rect')
      const track = bar?.closest('svg')?.getBoundingClientRect().width ?? 0
      const percent = Math.round(((bar?.getBoundingClientRect().width ?? 0) / track) * 100)
      await expect(row).toHaveTextContent(`${percent} %`)
    }
  },
}

/** Charts on a phone: a title and a sentence until opened, and then open for good. */
export const FilledPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show chart: Programme' })
    await expect(show).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getAllByRole('button', { name: /^Show chart/ })).toHaveLength(4)
    await expect(canvas.queryByRole('list', { name: 'Programme' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Show as/ })).toBeNull()
    await userEvent.click(show)
    await expect(canvas.getByRole('list', { name: 'Programme' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as table: Programme' })).toBeVisible()
    await expect(localStorage.getItem('charts-open')).toContain('Programme')
    const hide = canvas.getByRole('button', { name: 'Hide chart: Programme' })
    await expect(hide).toHaveFocus()
    await userEvent.click(hide)
    await expect(canvas.queryByRole('list', { name: 'Programme' })).toBeNull()
  },
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

export const AwaitingReply: Story = {
  ...withLists(
    [quote(1, 'x', daysAgo(9)), quote(2, 'x', daysAgo(6)), quote(3, 'x', daysAgo(0)), quote(4, 'x', 'soon')],
    [
      { _id: 'a', status: 'new', appliedAt: '2020-03-05T09:00:00Z' },
      { _id: 'b', status: 'hired' },
      { _id: 'c', status: '' },
    ],
    [],
  ),
  args: { part: 'waiting' },
  play: async ({ canvas }) => {
    const [quotes, , applications] = canvas
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'))
    await expect(quotes).toHaveTextContent(/4\s*oldest 9 days ago\s*2 late/)
    await expect(applications).toHaveTextContent(/2\s*oldest 2,\d{3} days ago/)
    await expect(canvas.getByRole('link', { name: 'Applicants waiting for an answer' })).toHaveAttribute(
      'href',
      '/dashboard/applications?answered=no&sort=Applied+Date',
    )
    const longest = canvas.getByRole('list', { name: 'Quotes that wait longest' })
    await expect(within(longest).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/quote-requests\/.+/),
    )
    // Full words for screen readers, short words on the screen, and no mark while there is time left.
    const waits = within(longest).getAllByRole('listitem')
    await expect(waits[0]).toHaveTextContent(/waiting 9 days, very late9 d · late$/)
    await expect(waits[1]).toHaveTextContent(/waiting 6 days, late6 d · late$/)
    await expect(waits[2]).toHaveTextContent(/just nowjust now$/)
  },
}

export const AllFollowedUp: Story = {
  ...withLists([], [{ _id: 'a', applicantName: 'Ada', status: 'rejected' }], []),
  args: { part: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('All answered')).toHaveLength(1)
    await expect(canvas.getAllByText('Nothing has come in yet')).toHaveLength(2)
  },
}

export const Empty: Story = {
  ...withLists([], [], []),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No quote requests yet.')).toHaveLength(2)
    await expect(canvas.getByText('No job applications yet.')).toBeVisible()
    await expect(canvas.getByText('No project has a start or an end date yet.')).toBeVisible()
  },
}

export const Odd: Story = {
  ...withLists(
    [
      quote(1, '', 'soon', 'NGN 20-25 million'),
      quote(2, 'w'.repeat(120), '2999-01-01T00:00:00Z', 1_250_000_000),
      quote(3, 'w'.repeat(120), new Date().toISOString(), '185000000'),
    ],
    [{ _id: 'a', status: 'unheard-of' }],
    [
      { _id: 'p', title: '', status: 'paused', startDate: 'soon', endDate: '2026-12-01' },
      {
        _id: 'r',
        title: 'Late jetty',
        status: 'in-progress',
        startDate: '2024-01-01',
        endDate: '2024-06-01',
      },
    ],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 request in twelve weeks, 1 of them this week.')).toBeVisible()
    await expect(canvas.getByText('₦1.44 bn in total (2 of 2 stated)')).toBeVisible()
    await expect(canvas.getByText('Other')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Untitled project' })).toBeVisible()
    await expect(canvas.getByText(/Late$/)).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: simulateFaults('offline'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4))
  },
}

export const PartlyFailed: Story = {
  parameters: respondWith('/projects', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
    const chart = await canvas.findByRole('img', { name: /^Quotes a week/ })
    await expect(chart).toBeVisible()
    // The chart does not fill the space of the missing chart above it.
    await expect(chart.firstElementChild?.clientHeight).toBeLessThan(300)
  },
}
