import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { buildWithOtherShell, laterBuild } from '#tests/support/deployments.ts'
import { isFull, sizedCount } from './full-size.ts'
import { fillMessage } from './message-form.ts'
import { expect, readyForOffline, signIn, test } from './product.ts'
import { rowsOnDevice } from './saved-data.ts'
import { untilHydrated } from './until-hydrated.ts'
import { versionOf } from './version-of.ts'

test.use({ serviceWorkers: 'allow' })

const first = resolve(process.env.PRODUCT_DIST ?? 'dist')
/** Number of deployments that an open tab may miss. */
const deployments = isFull ? 20 : 3
let folder: string
const builds: string[] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployments-'))
  for (let number = 2; number <= deployments + 1; number += 1) {
    builds.push(await laterBuild(builds.at(-1) ?? first, join(folder, `${number}`), `${number}`))
  }
})

test.afterAll(() => rm(folder, { recursive: true }))

const second = () => builds[0] ?? ''
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'A newer version is ready.' })

test('an update taken in one tab leaves the other tab’s form and screens until that tab reloads', async ({
  page,
  context,
  product,
}) => {
  await worked(page, '/')
  const other = await context.newPage()
  const starts = startsOf(other)
  await other.goto('/contact')
  await untilHydrated(other)
  await other.getByLabel('Full Name').fill('Tamuno Briggs')
  const old = await versionOf(page)
  product.deploy(second())
  await lookForUpdate(page)
  await expect(prompt(other)).toBeVisible()
  await prompt(page).getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => versionOf(page)).not.toBe(old)

  const told = other.getByRole('status').filter({ hasText: 'updated in another tab' })
  await expect(told).toBeVisible()
  await expect(other.getByLabel('Full Name')).toHaveValue('Tamuno Briggs')
  await told.getByRole('button', { name: 'Reload' }).click()
  await expect(other.getByText(/What you typed would be lost/)).toBeVisible()
  expect(starts).toHaveLength(1)
  expect(await versionOf(other)).toBe(old)

  // The host no longer has the old files. Open a screen for the first time.
  await openEveryScreen(other)
  expect(starts).toHaveLength(1)
  expect(await shellsOf(other)).toBe(2)
  await other.reload()
  expect(await versionOf(other)).not.toBe(old)
  // The next page that is opened alone deletes the old files.
  await page.close()
  await other.goto('/about')
  await expect.poll(() => shellsOf(other)).toBe(1)
})

test('“Later” hides the update in this tab until a new visit, and an update waits for a running submission', async ({
  page,
  context,
  product,
}) => {
  const starts = startsOf(page)
  await worked(page, '/about')
  // The first worker causes no reload.
  expect(starts).toHaveLength(1)
  product.deploy(second())
  await lookForUpdate(page)
  await prompt(page).getByRole('button', { name: 'Later' }).click()
  await page.reload()
  await untilHydrated(page)
  const again = await context.newPage()
  await again.goto('/contact')
  await untilHydrated(again)
  await expect(prompt(again)).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)

  const restarts = startsOf(again)
  const old = await versionOf(again)
  const answer = product.hold('/api/v1/contact')
  await fillMessage(again, 'Sent under an update')
  await again.getByRole('button', { name: 'Send Message' }).click()
  await expect(again.getByText('It is on its way.')).toBeVisible()
  const update = again.getByRole('button', { name: 'Update now' })
  await update.click()
  await expect(again.getByText(/something is being sent/)).toBeVisible()
  expect(await versionOf(again)).toBe(old)
  expect(restarts).toEqual([])
  answer.release()
  await expect(again.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await update.click()
  await expect.poll(() => versionOf(again)).not.toBe(old)
  const { contactSubmissions } = backend.tables
  expect(contactSubmissions.all().filter((row) => row.message === 'Sent under an update')).toHaveLength(1)
})

for (const isTyping of [false, true])
  test(`an update waits for a slow download, then the page ${isTyping ? 'asks, as something is typed' : 'reloads'}`, async ({
    page,
    product,
  }) => {
    await worked(page, '/contact')
    const starts = startsOf(page)
    const old = await versionOf(page)
    // Held back by the server: a request that Playwright intercepts in a worker sometimes never gets a response.
    const download = product.hold('/uploads/slow.png')
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: '/uploads/slow.png' }))
    })
    await download.asked
    product.deploy(second())
    await lookForUpdate(page)
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect(page.getByRole('button', { name: 'Updating…' })).toBeVisible()
    await expect(page.getByText(/^The browser still has to finish with the earlier version/)).toBeVisible()
    expect(starts).toEqual([])
    expect(await versionOf(page)).toBe(old)

    if (!isTyping) {
      download.release()
      await expect.poll(() => versionOf(page)).not.toBe(old)
      await expect.poll(() => starts.length).toBe(1)
      return
    }
    // The reload must not lose the input typed meanwhile.
    await page.getByLabel('Full Name').fill('Tamuno Briggs')
    download.release()
    await expect(page.getByText(/^The newer version is here/)).toBeVisible()
    expect(starts).toEqual([])
    await page.reload()
    expect(await versionOf(page)).not.toBe(old)
    await expect(page.getByLabel('Full Name')).toHaveValue('Tamuno Briggs')
  })

test('deployments under two open tabs lose no screen and reload each tab once, on request', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(deployments * 75_000)
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await readyForOffline(page)
  const visitor = await context.newPage()
  const starts = [startsOf(page), startsOf(visitor)]
  const lost = [lostOf(page), lostOf(visitor)]
  await visitor.goto('/')
  await untilHydrated(visitor)
  const old = await versionOf(visitor)
  const screens = ['projects', 'quote-requests', 'blogs', 'careers', 'team']
  const openScreen = async (name = '') => {
    await page.locator(`aside a[href='/dashboard/${name}']`).click()
    await expect(page).toHaveURL(new RegExp(`/${name}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const [turn, build] of builds.entries()) {
    product.deploy(build)
    await lookForUpdate(visitor)
    await expect(prompt(page)).toBeVisible()
    await openScreen(screens[turn % screens.length])
  }
  await openEveryScreen(visitor)
  expect(starts.flat()).toHaveLength(1)
  // The update offer must not cover other controls.
  await page.getByRole('button', { name: 'Logout' }).click({ trial: true })
  await prompt(page).getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => versionOf(page)).not.toBe(old)
  await openScreen('settings')
  await visitor.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => versionOf(visitor)).toBe(await versionOf(page))
  await expect.poll(() => starts.map(({ length }) => length)).toEqual([1, 2])
  expect(lost.flat()).toEqual([])
  sizedCount(
    `${deployments} deployments under two open tabs: no file lost, each tab loaded anew once, when told`,
  )
})

test('an update downloads only the files that have changed', async ({ page, product }) => {
  await worked(page, '/about')
  product.deploy(await buildWithOtherShell(first, join(folder, 'other-shell')))
  const asked: string[] = []
  product.replaceFiles((path) => {
    asked.push(path)
    return undefined
  })
  await lookForUpdate(page)
  expect(asked.filter((path) => !path.startsWith('/api/'))).toEqual(['/sw.js', '/shell.html'])
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('text typed before the late scripts arrived also prevents a reload when a screen is gone', async ({
    page,
  }) => {
    const typed = Promise.withResolvers<void>()
    const promptLoaded = Promise.withResolvers<void>()
    let isGone = false
    // Keep one route to the end: a removed route fulfils its pending requests twice.
    await page.route('**/assets/*.js', async (route) => {
      if (isGone) return route.fulfill({ status: 404 })
      const response = await route.fetch({ maxRetries: 2 })
      const body = await response.text()
      // The script that runs after the load.
      if (body.includes('beforeprint') && body.includes('visibilitychange')) await typed.promise
      await route.fulfill({ response, body })
      if (body.includes('A newer version is ready.')) promptLoaded.resolve()
    })
    await page.goto('/contact')
    await untilHydrated(page)
    await page.getByLabel('Full Name').fill('Tamuno Briggs')
    await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(1)
    typed.resolve()
    await promptLoaded.promise
    isGone = true
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).hover()
    await expect(page.getByRole('status').filter({ hasText: 'a part of this page is gone' })).toBeVisible()
  })

  test('a screen that is gone with its version reloads once, but not while the visitor has typed text', async ({
    page,
    product,
  }) => {
    const starts = startsOf(page)
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    await page.goto('/about')
    await untilHydrated(page)
    // Wait for scripts that load later, so that only the screen's script is missing.
    await page.waitForLoadState('networkidle')
    const old = await versionOf(page)
    product.deploy(second())
    await link('Projects').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible()
    expect(await versionOf(page)).not.toBe(old)
    await expect.poll(() => starts.length).toBe(2)

    await page.goto('/contact')
    const name = page.getByLabel('Full Name')
    await untilHydrated(page)
    await name.fill('Tamuno Briggs')
    // Wait for the draft: the field may have been filled before the form was hydrated.
    await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(1)
    // Wait until the code that shows the message has loaded.
    await page.waitForLoadState('networkidle')
    // Some hosts respond with the start page to missing files, others with 404.
    const startPage = { contentType: 'text/html', body: '<h1>Kelvara</h1>' }
    await page.route('**/assets/*.js', (route) => route.fulfill(startPage))
    await link('Services').hover()
    const gone = page.getByRole('status').filter({ hasText: 'a part of this page is gone' })
    await expect(gone).toBeVisible()
    await page.unroute('**/assets/*.js')
    product.deploy(builds[1] ?? '')
    const lost = page.waitForResponse((response) => response.status() === 404)
    await link('Careers').hover()
    await lost
    await gone.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText(/What you typed would be lost/)).toBeVisible()
    await expect(name).toHaveValue('Tamuno Briggs')
    expect(starts).toHaveLength(3)
    // A user who leaves the form anyway finds the draft again.
    await link('Careers').click()
    await expect(page).toHaveURL(/\/careers$/)
    // A screen that needs the new version loads with a full page load.
    await expect(page.getByRole('heading', { level: 1, name: /Career/ })).toBeVisible()
    await page.goto('/contact')
    await expect(page.getByText(/^What you typed .* is back/)).toBeVisible()
    await expect(name).toHaveValue('Tamuno Briggs')
  })
})

test('a broken worker is withdrawn and its caches are deleted, while stored data and the open page stay', async ({
  page,
  context,
  product,
}) => {
  await worked(page, '/contact')
  await page.getByLabel('Full Name').fill('Tamuno Briggs')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length)
  const off = join(folder, 'off')
  await cp(second(), off, { recursive: true })
  await cp(join(first, 'sw-off.js'), join(off, 'sw.js'))
  product.deploy(off)
  await update(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect(page.getByLabel('Full Name')).toHaveValue('Tamuno Briggs')
  const fresh = await context.newPage()
  await fresh.goto('/projects')
  await expect(fresh.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible()
  expect(await fresh.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThanOrEqual(
    databases,
  )
})

/** Opens a page, acts on it, and waits until its worker has cached the site. */
async function worked(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/**
 * Checks for an update, as the tab does automatically after an hour, and installs it. The previous deployment's version
 * still waits.
 */
async function lookForUpdate(page: Page) {
  await update(page)
  const isInstalled = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return Boolean(waiting && !installing)
    })
  await expect.poll(isInstalled).toBe(true)
}

async function update(page: Page) {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
}

/** Returns the number of versions whose app shell is on the device. */
function shellsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const files = await (await caches.open('site-files')).keys()
    return files.filter(({ url }) => new URL(url).pathname === '/shell.html').length
  })
}

function startsOf(page: Page): string[] {
  const starts: string[] = []
  page.on('domcontentloaded', () => starts.push(page.url()))
  return starts
}

function lostOf(page: Page): string[] {
  const lost: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.status() !== 200) lost.push(response.url())
  })
  return lost
}

/** Navigates by links: a reload would activate the new version. */
async function openEveryScreen(page: Page) {
  for (const [link, heading] of [
    ['Projects', 'Our Projects'],
    ['Careers', /Career|Work/i],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await leaveForm(page)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
}

async function leaveForm(page: Page) {
  const leave = page.getByRole('button', { name: /^(?:Leave|Discard)/ })
  if (await leave.isVisible()) await leave.click()
}
