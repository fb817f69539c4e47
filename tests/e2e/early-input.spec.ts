import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { seenByVisitors } from '#mocks/seeded.ts'
import { fillApplication, resume } from './apply-form.ts'
import { holdBack } from './hold-back.ts'
import { fillMessage } from './message-form.ts'
import { expect, test } from './product.ts'
import { fillQuote } from './quote-form.ts'
import { rowsOnDevice } from './saved-data.ts'
import { takenOver } from './taken-over.ts'

test.use({ drawsPages: true })

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

  test('a field that is being typed into stays the same one, with its caret', async ({ page }) => {
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

  test('what a browser fills in without a word is kept, too', async ({ page }) => {
    const release = await openDrawn(page, '/contact')
    await page.getByLabel('Email Address').evaluate((input: HTMLInputElement) => {
      input.value = 'ada@client.example'
    })
    await release()
    await untilKept(page)
    await expect(page.getByLabel('Email Address')).toHaveValue('ada@client.example')
  })

  test('a message that was typed and sent twice before the scripts came is sent once', async ({ page }) => {
    const release = await openDrawn(page, '/contact?subject=services')
    await fillMessage(page, 'Typed early')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByLabel('Full Name').press('Enter')
    await release()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    const rows = backend.tables.contactSubmissions.all().filter(({ message }) => message === 'Typed early')
    expect(rows).toMatchObject([{ fullName: 'Amaka Okafor', service: 'support' }])
  })

  test('a form that was sent empty says at once what is missing', async ({ page }) => {
    const release = await openDrawn(page, '/quote')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await release()
    await expect(page.getByRole('alert')).toHaveText(/10 entries need your attention/)
  })

  test('a request for a quote that was typed early goes out whole', async ({ page }) => {
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

  test('an application that was typed early has its resume', async ({ page }) => {
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

  test('is filled with it where nothing was typed', async ({ page }) => {
    const release = await openDrawn(page, '/contact')
    await release()
    await expect(page.getByText(isBack)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed yesterday')
  })

  test('keeps what was typed meanwhile, and offers the draft', async ({ page }) => {
    const release = await openDrawn(page, '/contact')
    const field = page.getByRole('textbox', { name: 'Message' })
    await field.click()
    await page.keyboard.type('Typed today')
    const element = await field.elementHandle()
    await release()
    const offer = page.getByText(/^Another draft of this form, typed /)
    await expect(offer).toBeVisible()
    expect(await element?.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect(field).toHaveValue('Typed today')
    await page.getByRole('button', { name: 'Use that one' }).click()
    await expect(field).toHaveValue('Typed yesterday')
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Use that one' }).click()
    await expect(field).toHaveValue('Typed today')
  })

  test('sends what was typed and sent meanwhile, and has the draft afterwards', async ({ page }) => {
    const release = await openDrawn(page, '/contact')
    await fillMessage(page, 'Typed today')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await release()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await page.goto('/contact')
    await expect(page.getByText(isBack)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed yesterday')
  })
})

test('what was typed before the scripts came is there after a reload, and is kept from then on', async ({
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

test('where somebody has scrolled to before the scripts came, the page stays', async ({ page }) => {
  const release = await openDrawn(page, '/contact')
  await page.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await release()
  await takenOver(page)
  // The router restores the scroll position shortly afterwards.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))))
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('the phone menu that was opened early is open, and leads on', async ({ page }) => {
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

test('a link that is pressed before the scripts came leads on', async ({ page }) => {
  await openDrawn(page, '/services')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(/\/projects$/)
})

test('a filter that was chosen early is in force', async ({ page }) => {
  const release = await openDrawn(page, '/projects')
  await page.getByLabel('Status').selectOption('Completed')
  const chosen = await page.getByLabel('Status').inputValue()
  await release()
  await expect(page).toHaveURL(`/projects?status=${chosen}`)
  await expect(page.getByLabel('Status')).toHaveValue(chosen)
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

test('words that were looked for early are looked for, and filters that were cleared are gone', async ({
  page,
}) => {
  const release = await openDrawn(page, '/blog?text=valve')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await release()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('the carousel turns as often as it was told to', async ({ page }) => {
  const release = await openDrawn(page, '/')
  const next = page.getByRole('button', { name: 'Next testimonial' })
  await next.click()
  await next.click()
  await release()
  await expect(
    page.getByRole('button', { name: `Show testimonial 3 of ${seenByVisitors('testimonials')}` }),
  ).toHaveAttribute('aria-current', 'true')
})

test('a slide that was swiped to early is the one that is shown', async ({ page }) => {
  const release = await openDrawn(page, '/')
  await page
    .getByRole('group', { name: /, one at a time$/ })
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }))
  await release()
  await expect(
    page.getByRole('button', { name: `Show testimonial 2 of ${seenByVisitors('testimonials')}` }),
  ).toHaveAttribute('aria-current', 'true')
})

test.describe('while data is saved', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

  test('the first touch fetches the scripts and is answered', async ({ page }) => {
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

  test('a press before the whole document is there is answered', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('save-data', 'true'))
    const release = await holdBack(page, /\/slow\.js$/)
    await page.route('/about', async (route) => {
      const response = await route.fetch()
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

  test('its switch that was turned early stays turned', async ({ page }) => {
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

test('under a pointer that rests no script is asked for before the page has loaded; one that moves asks', async ({
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
