import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw/http'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { recordedWrites } from '#mocks/story-states.ts'
import { assertPresent, main, pageOf } from './screen.ts'
import { standsAt, thereAre, wholeScreen } from './visit.ts'

const home = '/dashboard'

/** Staff work with the dashboard's home screen. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, home',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true, page: home },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function homeIsRead() {
  await screen.findByRole('main')
  await expect(await within(main()).findByRole('heading', { name: 'Latest Activities' })).toBeVisible()
}

const region = (name: string) => within(main()).findByRole('region', { name })

/** Waits for the first link of a part. */
const firstLinkOf = (part: ParentNode) =>
  waitFor(() => assertPresent(part.querySelector<HTMLAnchorElement>('a'), 'link'))

const viewed = ['POST', '/dashboard/activity', { activity: 'Viewed dashboard', activityType: 'login' }]
/** Calls to the summary and the activity log, in order. */
const calls: unknown[] = []
const watch = http.all('*/api/v1/dashboard*', async ({ request }) => {
  const { method, url } = request
  const body = method === 'GET' ? null : await request.clone().json()
  calls.push([method, url.split('/api/v1')[1], body])
})

/** The summary is fetched and the visit logged once each. Hovering over a link logs nothing. */
export const OpenTheDashboard: Story = {
  parameters: { msw: [watch] },
  beforeEach: () => () => {
    calls.length = 0
  },
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    const sidebar = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
    const visits = () => calls.filter((call) => JSON.stringify(call) === JSON.stringify(viewed))
    await homeIsRead()
    await waitFor(() => expect(calls).toEqual([['GET', '/dashboard', null], viewed]))
    await expect(within(main()).getByText('Site Visits')).toBeVisible()
    await expect(screen.queryByRole('link', { name: /Site Visits/ })).toBeNull()
    await userEvent.click(within(main()).getByRole('link', { name: /^Job Applications/ }))
    await standsAt({ loaded }, '/dashboard/applications')
    await within(main()).findByText(/^1–25 of \d+$/)

    const preloading = spyOn(router, 'preloadRoute')
    const way = sidebar.getByRole('link', { name: 'Dashboard' })
    await userEvent.hover(way)
    await waitFor(() => expect(preloading).toHaveBeenCalledOnce())
    await preloading.mock.results[0]?.value
    preloading.mockRestore()
    // Earlier requests are recorded once this one has a response.
    await fetch('/api/v1/services')
    await expect(visits()).toHaveLength(1)
    await userEvent.click(way)
    await waitFor(() => expect(visits()).toHaveLength(2))
  },
}

/** Counts lead to lists, activities to records, and rows to their list. */
export const FollowItsLinks: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router, client } = pageOf({ loaded })
    const leadsTo = (path: RegExp) => waitFor(() => expect(router.state.location.href).toMatch(path))
    const back = async () => {
      router.history.back()
      await standsAt({ loaded }, home)
      await homeIsRead()
    }
    await homeIsRead()
    await thereAre(3, '[data-change]')
    await userEvent.click(within(main()).getByRole('link', { name: 'Quote Requests' }))
    await leadsTo(/^\/dashboard\/quote-requests$/)
    await expect(await within(main()).findByText(/^1–25 of/)).toBeVisible()
    await back()
    // The list's cached rows are shown beside the count.
    const titles = within(main()).getAllByRole('heading', { name: 'Quote Requests' })
    const [card] = titles.flatMap((title) => title.closest('li') ?? [])
    const drawing = await within(assertPresent(card, 'card')).findByRole('img', {
      name: /^In the last eight weeks: (\d+, ){7}\d+$/,
    })
    await expect(drawing).toBeVisible()
    for (const [said, path] of [
      [/^Contact submission from/, /^\/dashboard\/contact-submissions\/[0-9a-f]{24}$/],
      [/^Application from/, /^\/dashboard\/applications\/[0-9a-f]{24}$/],
    ] as const) {
      const [activity] = within(await region('Latest Activities')).getAllByRole('link', { name: said })
      await userEvent.click(assertPresent(activity, 'activity'))
      await leadsTo(path)
      await back()
    }
    await client.invalidateQueries()
    const activities = within(await region('Latest Activities'))
    await expect((await activities.findAllByText(/Viewed dashboard/))[0]).toBeVisible()
    await expect(activities.queryByRole('link', { name: /Viewed dashboard/ })).toBeNull()
    await userEvent.click(within(main()).getByText(/^Latest projects, quote requests/))
    await userEvent.click(await firstLinkOf(await region('Latest Projects')))
    await leadsTo(/^\/dashboard\/projects$/)
    await back()
    await userEvent.click(await firstLinkOf(await region('Latest Quote Requests')))
    await leadsTo(/^\/dashboard\/quote-requests$/)
    await back()
    await userEvent.click(await firstLinkOf(await within(main()).findByRole('table')))
    await leadsTo(/^\/dashboard\/applications$/)
  },
}

const actions = [
  ['Add Project', 'projects'],
  ['Post Job Openings', 'careers'],
  ['Add Testimonials', 'testimonials'],
  ['Post new article', 'blogs'],
] as const
const writes = recordedWrites()

/** Quick actions open a new item and are logged. */
export const TakeTheQuickActions: Story = {
  ...writes.story,
  play: async ({ loaded, userEvent }) => {
    for (const [label, resource] of actions) {
      await homeIsRead()
      await userEvent.click(within(main()).getByRole('link', { name: label }))
      await standsAt({ loaded }, `/dashboard/${resource}/new`)
      await waitFor(() =>
        expect(writes.made).toContainEqual([
          'POST /dashboard/activity',
          { activity: `Clicked ${label} quick action`, activityType: 'create' },
        ]),
      )
      pageOf({ loaded }).router.history.back()
      await standsAt({ loaded }, home)
    }
  },
}

/** Each inbox opens with the longest waiting record, sorted by date. */
export const LongestWaitFirst: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    const columns = [
      ['Quotes', '/dashboard/quote-requests', 'Date'],
      ['Messages', '/dashboard/contact-submissions', 'Date Submitted'],
      ['Applicants', '/dashboard/applications', 'Applied Date'],
    ] as const
    for (const [label, list, column] of columns) {
      await router.navigate({ to: home })
      await homeIsRead()
      const name = `${label} waiting for an answer`
      await userEvent.click(await within(main()).findByRole('link', { name }))
      await waitFor(() => expect(router.state.location.pathname).toBe(list))
      const head = await within(main()).findByRole('columnheader', { name: column })
      await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'))
    }
  },
}
