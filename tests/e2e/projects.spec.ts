import type { Page } from '@playwright/test'
import { seeded } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { setWeather } from '#mocks/weather.ts'
import { holdBack } from './hold-back.ts'
import { addressOf, expect, test } from './product.ts'
import { sideways } from './upright.ts'

const skies = ['failing', 'html', 'dropped'] as const
const id = (position: number) => rowId('projects', position)
const all = () => seeded('projects')
const berth = `/project/${id(1)}`

/** Paths and queries of the calls that ask for projects. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/v1')
    if (call?.startsWith('/projects')) calls.push(call)
  })
  return calls
}

test.describe('the list', () => {
  test('cards with picture, title, client and status lead to their projects', async ({ page }) => {
    await page.goto('/projects')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(all())
    const card = cards.filter({ hasText: 'Second loading berth, Bonny' })
    await expect(card.getByRole('link')).toHaveAttribute('href', berth)
    await expect(card.getByRole('img')).toHaveAttribute('src', addressOf('jetty.webp'))
    await expect(card.getByText('Wavecrest Offshore')).toBeVisible()
    await expect(card.getByText(/^\d{4}–\d{4}$/)).toBeVisible()
    for (const [label, look] of [
      ['Completed', 'text-safe'],
      ['In progress', 'text-info'],
      ['Planning', 'text-caution'],
      ['On hold', 'text-ink-soft'],
      ['Archived?', 'text-ink-soft'],
    ] as const) {
      const badge = cards.getByText(label, { exact: true }).first().locator('..')
      await expect(badge).toHaveClass(new RegExp(`(^|\\s)${look}(\\s|$)`))
    }
    const odd = cards.filter({ hasText: 'Legacy import' })
    await expect(odd.locator('img')).toHaveAttribute('src', '/brand/fallback.svg')
    await expect(odd.getByText('Not stated')).toHaveCount(2)
    await expect(page).toHaveTitle(/^Our Projects \| /)
  })

  test('six places are kept while it loads, and nothing moves when it comes', async ({ page }) => {
    const answer = await holdBack(page, /\/v1\/projects$/)
    await page.goto('/projects')
    await expect(page.locator('main [data-skeleton]')).toHaveCount(6)
    const field = page.getByLabel('Search projects')
    const before = await field.boundingBox()
    answer()
    await expect(page.getByRole('article')).toHaveCount(all())
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
    expect(await field.boundingBox()).toEqual(before)
  })

  test('filters stand in the address, survive Back, and are never sent', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/projects')
    await page.getByLabel('Status').selectOption({ label: 'Completed' })
    await expect(page.getByRole('article')).toHaveCount(seeded('projects', { status: 'completed' }))
    await page.getByLabel('Search projects').fill('tank bund')
    await expect(page).toHaveURL(/status=completed&text=tank\+bund|status=completed&text=tank%20bund/)
    await expect(page.getByText(`1 of ${all()} projects`)).toBeVisible()
    await page.getByRole('link', { name: 'Relocation of crude tank 11, Warri' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relocation of crude tank 11, Warri')
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByLabel('Search projects')).toHaveValue('tank bund')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(
      page.getByRole('search').getByRole('status'),
      'the button is gone, the place is not',
    ).toBeFocused()
    await expect(page.getByText(`${all()} projects`, { exact: true })).toBeVisible()
    await page.getByLabel('Client').selectOption('Ironwood Steel')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByLabel('Search projects').fill('Wavecrest')
    await expect(page.getByText('No project matches these filters')).toBeVisible()
    await page.getByRole('button', { name: 'Show all projects' }).click()
    await expect(page.getByRole('article')).toHaveCount(all())
    expect(calls.filter((call) => call.includes('?'))).toEqual([])
  })

  test('a 500, a page in place of JSON, no answer: said in red, and Try Again brings the list', async ({
    page,
  }) => {
    for (const sky of skies) {
      setWeather({ sky, only: '/projects' })
      await page.goto('/projects')
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch projects' })
      await expect(alert).toHaveClass(/text-danger/)
      await expect(page.getByRole('article')).toHaveCount(0)
    }
    setWeather({})
    await page.getByRole('button', { name: 'Try Again', exact: true }).click()
    await expect(page.locator('section h2:focus'), 'the button is gone, the place is not').toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(all())
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('ten thousand are counted, and drawn two dozen at a time', async ({ page }) => {
    setWeather({ rows: 10_000, only: '/projects' })
    await page.goto('/projects')
    await expect(page.getByText('10,000 projects', { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('button', { name: 'Show 24 more projects' }).click()
    await expect(page.getByRole('article')).toHaveCount(48)
  })

  test('odd rows are cards, too', async ({ page }) => {
    await page.route('**/api/v1/projects', (route) =>
      route.fulfill({
        json: { projects: [{}, { title: 5, client: ['x'] }, null, { _id: 'a/b', title: 'Slash' }] },
      }),
    )
    await page.goto('/projects')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('heading', { name: 'Untitled project' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Slash' })).toHaveAttribute('href', '/project/a%2Fb')
  })
})

test.describe('one project', () => {
  test('shows every fact, the story and the pictures', async ({ page }) => {
    await page.goto(berth)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second loading berth, Bonny')
    const { project } = await (await page.request.get(`/api/v1/projects/${id(1)}`)).json()
    const facts = page.getByRole('complementary', { name: 'Facts about the project' })
    for (const [term, fact] of [
      ['Client', 'Wavecrest Offshore'],
      ['Status', 'Completed'],
      ['Start date', longDay(project.startDate)],
      ['Completed on', longDay(project.endDate)],
    ] as const) {
      await expect(
        facts
          .locator('div', { has: page.getByText(term, { exact: true }) })
          .locator('dd')
          .last(),
      ).toBeVisible()
      await expect(facts.locator(`dt:text-is("${term}") + dd`)).toHaveText(fact)
    }
    await expect(page.getByText('The river bed gave the design its shape')).toBeVisible()
    await expect(page.locator('main p', { hasText: 'A second berth for tankers' })).toHaveCount(1)
    await expect(page.getByRole('img', { name: 'Second loading berth, Bonny', exact: true })).toHaveAttribute(
      'src',
      addressOf('jetty.webp'),
    )
    await expect(page.getByRole('button', { name: /^View Image \d of 4$/ })).toHaveCount(4)
    await expect(facts.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/quote')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('listitem')).toHaveText([
      'Home/',
      'Projects/',
      'Second loading berth, Bonny',
    ])
    await expect(page).toHaveTitle(/^Second loading berth, Bonny \| /)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      addressOf('jetty.webp'),
    )
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^A second berth/)
    const said = page.locator('script[type="application/ld+json"]')
    await expect.poll(() => said.textContent()).toContain('"BreadcrumbList"')
    // It is printed on one sheet, once the style sheet of printing is there.
    const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)
    await expect.poll(sheets).toHaveLength(1)
  })

  test('three related projects, nearest first; the next one starts at its top', async ({ page }) => {
    await page.goto(berth)
    const related = page.getByRole('region', { name: 'Related projects' })
    await expect(related.getByRole('article')).toHaveCount(3)
    await expect(related.getByRole('link', { name: 'Second loading berth, Bonny' })).toHaveCount(0)
    await expect(related.getByText('Completed')).toHaveCount(2)
    const next = related.getByRole('link', { name: 'Escravos condensate pipeline, 23 km' })
    await next.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escravos condensate pipeline, 23 km')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('button', { name: 'View Image 3 of 3' })).toBeAttached()
  })

  test('one that the list has loaded is shown at once and not fetched again', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/projects')
    await page.getByRole('link', { name: 'Second loading berth, Bonny' }).click()
    await expect(page.getByRole('definition').getByText('Wavecrest Offshore')).toBeVisible()
    expect(calls).toEqual(['/projects'])
  })

  test('none at this address: says so and leads back', async ({ page }) => {
    await page.goto('/project/gone')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found')
    await expect(page.getByRole('button', { name: 'Try Again', exact: true })).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Back to Projects' }).click()
    await expect(page).toHaveURL(/\/projects$/)
  })

  test('the broken record reads as text and has one picture', async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/project/${id(9)}`)
    await expect(page.getByText('<script>alert("project")</script>')).toBeVisible()
    await expect(page.locator('main dd')).toHaveText([
      'Not stated',
      'Archived?',
      'N/A',
      'N/A',
      'Ovie Umukoro, unknown',
      // The title block, for paper, and the related projects.
      ...Array(6 + 6).fill(/./),
    ])
    await expect(page.getByRole('button', { name: /^View Image/ })).toHaveCount(1)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    expect(dialogs).toEqual([])
  })
})

test.describe('the image viewer', () => {
  test('keys and buttons turn, the neighbours are loaded, the focus comes back', async ({ page }) => {
    await page.goto(berth)
    const second = page.getByRole('button', { name: 'View Image 2 of 4' })
    await second.click()
    const viewer = page.getByRole('dialog', { name: 'Image viewer' })
    const shown = viewer.getByRole('img')
    await expect(viewer.locator('[aria-live=polite]')).toHaveText(
      '2 of 4: Second loading berth, Bonny, picture 2',
    )
    await expect(viewer.locator('img')).toHaveCount(3)
    for (const [key, place] of [
      ['ArrowRight', 3],
      ['End', 4],
      ['ArrowRight', 1],
      ['ArrowLeft', 4],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(shown).toHaveAccessibleName(`Second loading berth, Bonny, picture ${place}`)
    }
    await viewer.getByRole('button', { name: 'Next image' }).click()
    await expect(shown).toHaveAccessibleName('Second loading berth, Bonny, picture 2')
    await expect(shown).toBeInViewport({ ratio: 1 })
    await shown.click()
    await page.keyboard.press('ArrowLeft')
    await expect(shown).toHaveAccessibleName('Second loading berth, Bonny, picture 1')
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(second).toBeFocused()
  })

  test('a finger pulls the next one in, and a tremble does not', async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto(berth)
    const first = page.getByRole('button', { name: 'View Image 1 of 4' })
    await expect(first).toHaveCSS('opacity', '1')
    await first.tap()
    const shown = page.getByRole('dialog').getByRole('img')
    await swipe(page, -30)
    await expect(shown).toHaveAccessibleName(/picture 1$/)
    await swipe(page, -160)
    await expect(shown).toHaveAccessibleName(/picture 2$/)
    await swipe(page, 160)
    await expect(shown).toHaveAccessibleName(/picture 1$/)
    await context.close()
  })

  test('while data is saved, only what is looked at is loaded', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/uploads/')) loaded.push(new URL(request.url()).pathname)
    })
    await page.addInitScript(() => localStorage.setItem('save-data', 'true'))
    await page.goto(berth)
    const second = page.getByRole('button', { name: 'View Image 2 of 4' })
    await expect(second).toHaveCSS('opacity', '1')
    await second.click()
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(1)
    await expect.poll(() => loaded).toEqual(['/uploads/civil-foundation.webp'])
  })
})

async function swipe(page: Page, by: number) {
  const session = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: 350, id: 1 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(180) })
  for (const part of [0.3, 0.6, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(180 + by * part) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** By the platform, as a check on our own: `March 05, 2025`. */
function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    timeZone: 'Africa/Lagos',
    year: 'numeric',
    month: 'long',
    day: '2-digit',
  })
}
