import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { seenByVisitors } from '#mocks/seeded.ts'
import { fillApplication, resume } from './apply-form.ts'
import { holdBack } from './hold-back.ts'
import { fillMessage } from './message-form.ts'
import { expect, test } from './product.ts'
import { fillQuote } from './quote-form.ts'
import { rowsOnDevice } from './saved-data.ts'
import { interact, untilHydrated } from './until-hydrated.ts'

test.use({ rendersPages: true })

const application = '/apply?jobId=66c0ffeea300000000000002'
const isBack = /^What you typed .* is back/
const phone = { width: 390, height: 844 }

/** Opens a page whose scripts are held back until the returned function is called. */
async function openDrawn(page: Page, path: string) {
  const release = await holdBack(page, /\/assets\/[^/]+\.js$/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    expect(await isHydrated(page)).toBe(false)
    release()
    await expect.poll(() => isHydrated(page)).toBe(true)
  }
}

/** Whether the page is hydrated: it then removes the record of early input. */
const isHydrated = (page: Page) => page.evaluate(() => !('earlyInput' in window))

/** Waits until the typed text is stored on the device. */
const untilKept = (page: Page) => expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBeGreaterThan(0)

test.describe('forms', () => {
  let said: string[] = []
  test.beforeEach(({ page }) => {
    said = []
    page.on('console', (message) => {
      // The product's own worker is blocked in these tests.
      if (!/^Service Worker registration blocked/.test(message.text())) said.push(message.text())
    })
    page.on('pageerror', ({ message }) => said.push(message))
  })
  test.afterEach(() => expect(said).toEqual([]))

  test('a field that is being typed into keeps its element and caret through hydration', async ({ page }) => {
    const release = await openDrawn(page, '/contact')
    const field = page.getByLabel('Full Name')
    await field.click()
    await page.keyboard.type('Ada')
    await page.keyboard.press('ArrowLeft')
    const element = await field.elementHandle()
    await release()
    await page.keyboard.type('x')
    await untilKept(page)
    expect(await element?.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect(field).toHaveValue('Adxa')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await release()
    await expect(page.getByText(isBack)).toBeVisible()
    await expect(field).toHaveValue('Adxa')
  })

  test('a value that the browser fills in without an event is stored as a draft', async ({ page }) => {
    const release = await openDrawn(page, '/contact')
    await page.getByLabel('Email Address').evaluate((input: HTMLInputElement) => {
      input.value = 'ada@client.example'
    })
    await interact(page)
    await release()
    await untilKept(page)
    await expect(page.getByLabel('Email Address')).toHaveValue('ada@client.example')
  })

  test('a message that was submitted twice before the scripts loaded is sent once', async ({ page }) => {
    const release = await openDrawn(page, '/contact?subject=services')
    await fillMessage(page, 'Typed early')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByLabel('Full Name').press('Enter')
    await release()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    const rows = backend.tables.contactSubmissions.all().filter(({ message }) => message === 'Typed early')
    expect(rows).toMatchObject([{ fullName: 'Amaka Okafor', service: 'support' }])
  })

  test('a form that was submitted empty before hydration reports its missing entries', async ({ page }) => {
    const release = await openDrawn(page, '/quote')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await release()
    await expect(page.getByRole('alert')).toHaveText(/10 fields need your attention/)
  })

  test('a quote request that was typed before hydration is sent completely', async ({ page }) => {
    const release = await openDrawn(page, '/quote?service=Civil+Engineering')
    await expect(page.getByLabel('Service of Interest')).toHaveValue('Civil Engineering')
    await fillQuote(page, 'Early Yard')
    await release()
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    const rows = backend.tables.quoteRequests.all().filter(({ companyName }) => companyName === 'Early Yard')
    expect(rows).toMatchObject([
      { firstName: 'Amaka', service: 'Mechanical Engineering', country: 'Nigeria' },
    ])
  })

  test('an application that was filled in before hydration keeps its resume', async ({ page }) => {
    const release = await openDrawn(page, application)
    await fillApplication(page, resume('early.pdf'))
    await page.getByLabel('Position Applied For').fill('Rigger')
    await release()
    await expect(page.getByText('early.pdf', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Position Applied For')).toHaveValue('Rigger')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText(/^Your application has been submitted/)).toBeVisible()
  })
})

test.describe('a form with a draft on the device', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
    await fillMessage(page, 'Typed yesterday')
    await untilKept(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/about')
  })

  test('a form without early input is filled with the draft of the device', async ({ page }) => {
    const release = await openDrawn(page, '/contact')
    await release()
    await expect(page.getByText(isBack)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed yesterday')
  })

  test('a form with early input keeps it, and the draft can be brought back', async ({ page }) => {
    const release = await openDrawn(page, '/contact')
    const field = page.getByRole('textbox', { name: 'Message' })
    await field.click()
    await page.keyboard.type('Typed today')
    const element = await field.elementHandle()
    await release()
    const offer = page.getByText(/^You have typed here before/)
    await expect(offer).toBeVisible()
    expect(await element?.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect(field).toHaveValue('Typed today')
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(field).toHaveValue('Typed yesterday')
  })

  test('a form submitted before hydration is sent once, with the text that was typed last', async ({
    page,
  }) => {
    const release = await openDrawn(page, '/contact')
    await fillMessage(page, 'Typed today')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await release()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    const sent = backend.tables.contactSubmissions.all().filter(({ message }) => message === 'Typed today')
    expect(sent).toHaveLength(1)
  })
})

test('text typed before the scripts loaded survives a reload and is stored from then on', async ({
  page,
}) => {
  await openDrawn(page, '/contact')
  await page.getByLabel('Full Name').fill('Typed early')
  await page.getByLabel('Subject').selectOption('Technical Support')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Typed early')
  await expect(page.getByLabel('Subject')).toHaveValue('support')
  await untilKept(page)
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
})

test('the scroll position from before hydration is kept', async ({ page }) => {
  const release = await openDrawn(page, '/contact')
  await page.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await release()
  await untilHydrated(page)
  // The router restores the scroll position shortly afterwards.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))))
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a phone menu that was opened before hydration stays open, and its links work', async ({ page }) => {
  await page.setViewportSize(phone)
  const release = await openDrawn(page, '/services')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await release()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(menu).toHaveCount(0)
})

test('a link that is pressed before the scripts have loaded works', async ({ page }) => {
  await openDrawn(page, '/services')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(/\/projects$/)
})

test('a filter that was chosen before hydration is applied', async ({ page }) => {
  const release = await openDrawn(page, '/projects')
  await page.getByLabel('Status').selectOption('Completed')
  const chosen = await page.getByLabel('Status').inputValue()
  await release()
  await expect(page).toHaveURL(`/projects?status=${chosen}`)
  await expect(page.getByLabel('Status')).toHaveValue(chosen)
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

test('filters that were cleared before hydration stay cleared', async ({ page }) => {
  const release = await openDrawn(page, '/blog?text=valve')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await release()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('the carousel advances once for the presses before hydration', async ({ page }) => {
  const release = await openDrawn(page, '/')
  const next = page.getByRole('button', { name: 'Next testimonial' })
  await next.click()
  await next.click()
  await release()
  await expect(
    page.getByRole('button', { name: `Show testimonial 2 of ${seenByVisitors('testimonials')}` }),
  ).toHaveAttribute('aria-current', 'true')
})

test('a slide that the visitor swiped to before hydration stays the current one', async ({ page }) => {
  const release = await openDrawn(page, '/')
  await page
    .getByRole('group', { name: /, one at a time$/ })
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }))
  await release()
  await expect(
    page.getByRole('button', { name: `Show testimonial 2 of ${seenByVisitors('testimonials')}` }),
  ).toHaveAttribute('aria-current', 'true')
})

test.describe('while data saving is on', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

  test('the first touch loads the scripts and is handled while data saving is on', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.addInitScript(() => localStorage.setItem('save-data', 'true'))
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/services')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 })))
    // Chromium reports a mouse position some time after the load, even without a mouse.
    await page.mouse.move(0, 0)
    expect(scripts).toEqual([])
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect.poll(() => isHydrated(page)).toBe(true)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a press before the document is complete is handled while data saving is on', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('save-data', 'true'))
    const release = await holdBack(page, /\/slow\.js$/)
    await page.route('/about', async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      const slow = '<script src="/slow.js"></script>'
      const body = (await response.text()).replace('<script type="importmap">', (map) => slow + map)
      await route.fulfill({ response, body })
    })
    await page.goto('/about', { waitUntil: 'commit' })
    const on = page.getByRole('switch', { name: 'Save data' })
    await on.click()
    release()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('save-data'))).toBe('false')
    await expect(on).not.toBeChecked()
  })

  test('the data-saving switch keeps its state when it is turned before hydration', async ({ page }) => {
    const release = await openDrawn(page, '/about')
    const on = page.getByRole('switch', { name: 'Save data' })
    await expect(on).toBeChecked()
    await on.click()
    await release()
    await expect(on).not.toBeChecked()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('save-data'))).toBe('false')
    await expect(on).not.toBeChecked()
  })
})

test('a resting pointer loads no script before the page has loaded, and a moving one does', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.mouse.move(200, 300)
  const release = await holdBack(page, /\/pictures\//)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The browser reports the element under the pointer after each frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
  expect(scripts).toEqual([])
  await page.mouse.move(210, 310)
  await page.mouse.move(220, 320)
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  release()
})
