import type { Page, Route } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { crashesOf } from './crashes.ts'
import { expect, test } from './product.ts'

/** What a page asks for, by the path under /api/v1, and the sentence that stands in its place when it does not come. */
interface PageCalls {
  path: string
  calls: Record<string, string>
  /** A list that would bring the record, too: it is empty meanwhile, or the page would mend itself. */
  list?: string
}

const id = (name: 'projects' | 'services' | 'careers' | 'blogs') =>
  String(backend.tables[name].all().find(({ status }) => status !== 'draft')?._id)

const pages: PageCalls[] = [
  {
    path: '/',
    calls: {
      '/services': 'Failed to fetch services',
      '/projects': 'Failed to fetch projects',
      '/testimonials': 'Failed to fetch testimonials',
      '/blogs': 'Failed to fetch blogs',
    },
  },
  { path: '/management-team', calls: { '/team': 'Error: Failed to fetch team members' } },
  { path: '/team', calls: { '/team': 'Failed to fetch team members' } },
  { path: '/careers', calls: { '/careers': 'Failed to fetch careers' } },
  {
    path: `/apply?jobId=${id('careers')}`,
    list: '/careers',
    calls: { [`/careers/${id('careers')}`]: 'Failed to load job details. Please try again.' },
  },
  { path: '/projects', calls: { '/projects': 'Failed to fetch projects' } },
  {
    path: `/project/${id('projects')}`,
    list: '/projects',
    calls: { [`/projects/${id('projects')}`]: 'Failed to fetch project details' },
  },
  { path: '/services', calls: { '/services': 'Failed to fetch services' } },
  {
    path: `/service/${id('services')}`,
    list: '/services',
    calls: { [`/services/${id('services')}`]: 'Failed to fetch service details' },
  },
  { path: '/testimonials', calls: { '/testimonials': 'Failed to fetch testimonials' } },
  {
    path: '/blog',
    calls: { '/blogs': 'Failed to fetch blogs', '/blogs/recent-news': 'Failed to fetch recent news' },
  },
  {
    path: `/blog-details/${id('blogs')}`,
    list: '/blogs',
    calls: {
      [`/blogs/${id('blogs')}`]: 'Failed to fetch blog details',
      '/blogs/recent-news': 'Failed to fetch recent news',
    },
  },
  { path: '/gallery', calls: { '/gallery': 'Failed to fetch gallery items' } },
  { path: '/search?query=pump', calls: { '/search': 'Failed to perform search' } },
]

const faults: Record<string, (route: Route) => Promise<void>> = {
  'a 500': (route) => route.fulfill({ status: 500, json: { message: 'E11000 duplicate key' } }),
  'a proxy’s page with 200': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in to this network</h1>' }),
  'an answer without its key': (route) => route.fulfill({ json: { message: 'ok' } }),
  'a dropped connection': (route) => route.abort('connectionreset'),
}

const empty = (route: Route) => route.fulfill({ json: { blogs: [], projects: [], careers: [], data: [] } })

for (const [place, { path, calls, list }] of pages.entries()) {
  const name = path.replace(/[0-9a-f]{24}/, '{id}')

  test(`${name}: each call failing alone is said where its answer would be, and Try Again brings it`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const crashes = crashesOf(page)
    for (const [call, sentence] of Object.entries(calls)) {
      // By turns: one mechanism says them all, and every call meets every fault in tests/api/faults.test.ts.
      const turn = place + Object.keys(calls).indexOf(call)
      const all = Object.entries(faults)
      const met = all.filter((_, index) => index === turn % all.length)
      for (const [fault, answer] of met) {
        const isAsked = ({ pathname }: URL) => pathname === `/api/v1${call}`
        const isList = ({ pathname }: URL) => pathname === `/api/v1${list}`
        await page.route(isAsked, answer)
        if (list) await page.route(isList, empty)
        // The recent posts hold the article, too.
        if (call.startsWith('/blogs/6')) await page.route('**/blogs/recent-news', empty)
        await forgetEverything(page)
        await page.goto(path)
        const alert = page.locator('main').getByRole('alert')
        await expect(alert.getByText(sentence, { exact: true }), `${call}: ${fault}`).toBeVisible()
        await expect(alert, `${call}: ${fault}: nothing else fails`).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('E11000')).toHaveCount(0)
        await page.unroute(isAsked)
        await page.locator('main').getByRole('button', { name: 'Try Again' }).click()
        await expect(alert, `${call}: Try Again after ${fault}`).toHaveCount(0)
        await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
        await page.unrouteAll()
      }
    }
    expect(crashes).toEqual([])
  })
}

/** As a first visitor: nothing is saved on the device. */
async function forgetEverything(page: Page) {
  if (page.url() === 'about:blank') return
  await page.goto('/favicon.svg')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = resolve
        request.onerror = resolve
        request.onblocked = resolve
      })
    }
  })
}
