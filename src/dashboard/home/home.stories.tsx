import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { loadingState } from '#mocks/story-states.ts'
import { isHiddenAtom } from '#src/dashboard/home/first-run/first-run.tsx'
import { isOpenAtom } from '#src/dashboard/home/latest/latest-records.tsx'
import { store } from '#src/ui/browser/store.ts'
import { lineCount } from '#src/ui/story-lines.ts'
import { Home } from './home.tsx'

const meta = {
  title: 'Dashboard/Home',
  component: Home,
  parameters: {
    guidance: {
      use: 'Show waiting enquiries first; link each figure to the records that it counts.',
      avoid: 'Don’t show a chart without its numbers.',
    },
    staff: true,
  },
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

const latestRecords = /^Latest projects, quote requests and job applications/

export const Filled: Story = {
  beforeEach: () => store.set(isOpenAtom, false),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Quote Requests' })).toBeVisible()
    await expect(canvas.getByText('Applicant')).not.toBeVisible()
    await userEvent.click(canvas.getByText(latestRecords))
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Applicant',
      'Date Applied',
      'Role',
      'Status',
    ])
    const heading = canvas.getByRole('heading', { level: 1, name: 'Dashboard' })
    await expect(heading.parentElement).toHaveTextContent(/^Dashboard(Saved|Loaded) /)
    await expect(canvas.getAllByText(/^(Saved|Loaded) /)).toHaveLength(1)
    await waitFor(() => expect(canvas.getAllByText('last 8 weeks')).toHaveLength(2))
    await expect(canvas.getByRole('region', { name: 'Latest Activities' })).toHaveStyle('max-height: 220px')
    await expect(canvas.getByRole('region', { name: 'Latest Projects' })).toHaveStyle('max-height: 150px')
    const activities = within(canvas.getByRole('region', { name: 'Latest Activities' }))
    for (const activity of activities.getAllByRole('listitem')) {
      await expect(activity.querySelector('svg')).toBeVisible()
    }
    const quotes = await canvas.findByRole('link', { name: 'Quotes waiting for an answer' })
    await expect(quotes).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/quote-requests?answered=no'),
    )
    await expect(canvas.getAllByRole('link', { name: /^Quote request from/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/quote-requests\/[0-9a-f]{24}$/),
    )
  },
}

/** Names of the quick actions break between words only. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('link', { name: 'Add Testimonials' })
    await expect(lineCount(action, 'Testimonials')).toBe(1)
  },
}

/** Three cards of the summary and, above them, three inboxes until the cache is read. */
export const Loading: Story = loadingState('/dashboard', 3)

export const Empty: Story = {
  parameters: { msw: [...respondWith('/dashboard', {}).msw, ...simulateFaults('empty').msw] },
  beforeEach: () => store.set(isHiddenAtom, false),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No activities yet.')).toBeVisible()
    const changes = canvas.getAllByText('+0 from last period')
    await expect(changes).toHaveLength(3)
    for (const change of changes) await expect(change.closest('[data-change]')).toHaveClass('text-ink-soft')
    const steps = within(await canvas.findByRole('list', { name: 'First steps' }))
    await expect(steps.getByRole('link', { name: 'Add your first project' })).toHaveAttribute(
      'href',
      '/dashboard/projects/new',
    )
    await expect(steps.getByRole('link', { name: /^Send a test quote request/ })).toHaveAttribute(
      'href',
      '/quote',
    )
    await waitFor(() => expect(canvas.getAllByText('Nothing has come in yet')).toHaveLength(3))
    await expect(canvas.getByText('The site still shows the placeholder company')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide these steps' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull())
    await expect(canvas.getByText('The site still shows the placeholder company')).toBeVisible()
  },
}

export const PartlyFailed: Story = {
  parameters: respondWith('/dashboard', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error loading dashboard: Request failed with status 500',
    )
    await expect(await canvas.findByRole('img', { name: /^Quotes a week/ })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: simulateFaults('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Failed to fetch dashboard summary/)).toBeVisible()
  },
}

export const Odd: Story = {
  parameters: respondWith('/dashboard', {
    metrics: {
      siteVisits: { count: '1234567', change: -12, period: 'week' },
      quoteRequests: null,
      jobApplications: { count: 3, change: 0, period: 'month' },
    },
    latestActivities: [
      { id: '1', type: 'project', description: 'Leads to its project', date: '2026-11-05T09:00:00Z' },
      { id: '2', type: 'login', description: 'Leads nowhere', date: 'soon' },
      { type: 'blog', description: 'Has no id' },
      null,
    ],
    quickActions: { addProject: 'https://elsewhere.example/', postArticle: '//elsewhere.example' },
    projects: [
      { id: '1', title: null, status: 'paused', client: '' },
      { id: '2', title: 'Berth', status: 'On_Hold' },
    ],
    quoteRequests: [{ id: '1' }],
    jobApplications: [
      { id: '1', applicantName: '<b>Ada</b>', status: 'reviewing' },
      { status: 'unheard-of' },
    ],
  }),
  beforeEach: () => store.set(isOpenAtom, true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('-12 from last week')).toBeVisible()
    await expect(canvas.getByText('1,234,567')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Leads to its project' })).toHaveAttribute(
      'href',
      '/dashboard/projects/1',
    )
    for (const text of ['Leads nowhere', 'Has no id']) {
      await expect(canvas.getByText(text).closest('a')).toBeNull()
    }
    await expect(canvas.getByRole('link', { name: 'Add Project' })).toHaveAttribute(
      'href',
      '/dashboard/projects/new',
    )
    await expect(canvas.getByText('Reviewing')).toBeVisible()
    await expect(canvas.getByText('unheard-of')).toBeVisible()
    await expect(canvas.getByText('On hold')).toBeVisible()
  },
}
