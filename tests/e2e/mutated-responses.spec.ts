import type { Page, Route } from '@playwright/test'
import { getResponse } from 'msw'
import { handlers } from '#mocks/handlers.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { screenReads } from '#tests/interactions/screen-reads.ts'
import { publicPages } from '#tests/screens/public-pages.ts'
import { few, type Mutation, mutations } from '#tests/support/mutations.ts'

import { isFull, seed, sizedCount } from './full-size.ts'
import { expect, staffTest, superAdmin, test } from './product.ts'

type Visit = [path: string, mutation: Mutation | undefined]

// tests/screens covers all forty mutations on every screen. These tests cover what depends on a browser.
const drawable = mutations.filter(({ name }) => name.startsWith('has ') || name.startsWith('leaves '))
const nth = (place: number) => drawable[(place + (isFull ? seed : 0)) % drawable.length]
/** Mutations per visitor page, and per staff page. */
const [visitorTurns, staffTurns] = isFull ? [10, 10] : [1, 1]
const visitsTo = (paths: string[], turns: number) =>
  Array.from({ length: turns }, (_, turn) =>
    paths.map((path, place): Visit => [path, nth(turn + place)]),
  ).flat()
// The other pages make no requests.
const own =
  /^\/(?:about|about-hse|apply|contact|my-messages|login|register|forgot-password|reset-password|404)$/
const pages = Object.keys(publicPages).filter((path) => !own.test(path))

test('every public page renders mutated responses without an uncaught error', async ({ page }) => {
  test.setTimeout(240_000 * visitorTurns)
  const visits = visitsTo(pages, visitorTurns)
  await visit(page, visits)
  sizedCount(`${visits.length} wrong answers on ${pages.length} public pages in a browser`)
})

staffTest.describe('as a super admin', () => {
  staffTest.use({ account: superAdmin })

  staffTest('dashboard screens render mutated responses without an uncaught error', async ({ page }) => {
    test.setTimeout(270_000 * staffTurns)
    // The article editor parses HTML with the browser's own parser.
    const odd = drawable.filter(({ name }) => /markup|very long/.test(name))
    const editor = `/dashboard/blogs/${rowId('blogs', 1)}/edit`
    // tests/screens renders each screen from all mutations. A quick run opens a third of them in a browser.
    const paths = Object.values(screenReads)
      .map(({ path }) => path)
      .filter((_, index) => isFull || index % 3 === 0)
    const visits = [...visitsTo(paths, staffTurns), ...odd.map((mutation): Visit => [editor, mutation])]
    await visit(page, visits)
    sizedCount(`${visits.length} on ${paths.length} of staff’s`)
  })
})

/** Visits the pages in turn in one session, and expects no uncaught error. */
async function visit(page: Page, visits: Visit[]) {
  const crashes: string[] = []
  let met: Mutation | undefined
  page.on('pageerror', (error) => crashes.push(`${met?.name} on ${page.url()}: ${error.message}`))
  // Save nothing: earlier correct data must not hide new faults.
  await page.addInitScript(() => {
    for (const name of ['saved-visitor', 'staff']) indexedDB.deleteDatabase(name)
  })
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/v1/'),
    (route) => (met ? answer(route, met) : route.continue()),
  )
  for (const [path, mutation] of visits) {
    met = mutation
    await page.goto(path)
    // Polled within the page at each frame.
    const drawn = page.waitForFunction(() => {
      const isWaiting = document.querySelector('main [data-skeleton]') !== null
      const [heading, other] = document.querySelectorAll('h1:not([contenteditable] *)')
      return !isWaiting && heading && !other ? heading.textContent : false
    })
    const heading = await (await drawn).jsonValue()
    const where = `${met?.name} on ${path}`
    expect(heading, where).not.toBe('This page could not be shown')
    expect(new URL(page.url()).pathname, where).toBe(path.replace(/\?.*/, ''))
  }
  expect(crashes).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function answer(route: Route, { of }: Mutation) {
  const asked = route.request()
  const request = new Request(asked.url(), {
    method: asked.method(),
    headers: asked.headers(),
    body: asked.postData(),
  })
  const response = await getResponse(handlers, request)
  const { body, type } = of(few(await response?.json()))
  // A page that was left meanwhile no longer waits for the response.
  await route.fulfill({ body, headers: type ? { 'content-type': type } : {} }).catch(() => undefined)
}
