import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { readyForOffline, signIn } from '#tests/e2e/product.ts'
import type { serveProduct } from '#tests/support/serve-product.ts'
import { measureItself } from './probe.ts'

export interface Bench {
  browser: Browser
  product: Awaited<ReturnType<typeof serveProduct>>
  /** Storage of a signed-in device, so that fresh devices need not sign in. */
  session: Awaited<ReturnType<BrowserContext['storageState']>>
}

export const listPath = '/dashboard/quote-requests'
export const manyRows = 10_000
/** Number of rows that an export must handle. */
export const maxRows = 100_000
/** Slowdown factors: this machine's speed, and a phone's quarter of it. */
export const cpuFactors = [1, 4] as const

export const under = (slowness: number) => (slowness === 1 ? '' : ` ÷${slowness}`)

/** Yields five rounds. On a busy machine, yields as many as fit into 15 seconds, but at least three. */
export function* rounds(): Generator<number> {
  const start = performance.now()
  for (let round = 1; round <= 5; round += 1) {
    if (round > 3 && performance.now() - start > 15_000) return
    yield round
  }
}

export async function signedIn(browser: Browser, origin: string): Promise<Bench['session']> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await signIn(page)
  await page.waitForURL(`${origin}/dashboard`)
  const session = await context.storageState()
  await context.close()
  return session
}

/** Opens a page on a fresh device that is signed in. */
export async function freshPage({ browser, session }: Bench, withWorker = true): Promise<Page> {
  const context = await browser.newContext({
    storageState: session,
    serviceWorkers: withWorker ? 'allow' : 'block',
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await measureItself(page)
  return page
}

/** Opens a page with the long list and waits until the list and the page are cached. The page then works offline. */
export async function pageWithSavedList(bench: Bench): Promise<Page> {
  const page = await freshPage(bench)
  await page.goto(bench.product.origin + listPath)
  await readyForOffline(page)
  await firstRow(page)
  await untilSettled(page)
  await page.reload()
  await untilSettled(page)
  return page
}

/** Returns the time when the first of all rows was shown. */
export async function firstRow(page: Page, rows = manyRows): Promise<number> {
  const moment = await page.evaluate(() => window.bench.firstRow)
  const count = (await page.getByText(/^\d+–\d+ of \d+$/).textContent()) ?? ''
  const total = Number(count.split(' of ').at(-1)?.replaceAll(',', ''))
  if (total !== rows) throw new Error(`The list shows "${count}" and not ${rows} rows`)
  return moment
}

/** Waits until nothing is fetched and the data has been written to the disk. */
export async function untilSettled(page: Page): Promise<void> {
  await untilQuiet(page)
  await idle(page)
}

/** Waits for two seconds without a response. The event stream stays open, so the network never becomes idle. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const last = () => Math.max(0, ...ends().map(({ responseEnd }) => responseEnd))
    while (performance.now() - last() < 2_000) await new Promise((done) => setTimeout(done, 100))
  })
}

/** Waits until the main thread is idle. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })))
}

const devtools = new WeakMap<Page, Promise<CDPSession>>()

/** Slows the page's main thread. Workers and the browser keep their speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  // Use one session per page: each of several would restore its own rate after a reload.
  const session = devtools.get(page) ?? page.context().newCDPSession(page)
  devtools.set(page, session)
  await (await session).send('Emulation.setCPUThrottlingRate', { rate })
}
