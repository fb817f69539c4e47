import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { readyForOffline, signIn } from '#tests/e2e/product.ts'
import type { serveProduct } from '#tests/product-server.ts'
import { measureItself } from './probe.ts'

export interface Bench {
  browser: Browser
  product: Awaited<ReturnType<typeof serveProduct>>
  /** What a signed-in device keeps, so that each fresh one need not sign in. */
  session: Awaited<ReturnType<BrowserContext['storageState']>>
}

export const listPath = '/dashboard/quote-requests'
export const manyRows = 10_000
/** What an export must bear. */
export const maxRows = 100_000
/** As fast as the machine is, and a phone's quarter of it. */
export const slownesses = [1, 4] as const

export const under = (slowness: number) => (slowness === 1 ? '' : ` ÷${slowness}`)

/** Five, or on a machine that others keep busy as many as go into fifteen seconds, but three. */
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

/** A page of a device that has visited nothing yet, but is signed in. */
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

/** A page that shows the long list and has saved it, and itself, for hours without a network. */
export async function pageWithSavedList(bench: Bench): Promise<Page> {
  const page = await freshPage(bench)
  await page.goto(bench.product.origin + listPath)
  await readyForOffline(page)
  await firstRow(page)
  await settled(page)
  await page.reload()
  await settled(page)
  return page
}

/** When the first of all the rows was shown. */
export async function firstRow(page: Page, rows = manyRows): Promise<number> {
  const moment = await page.evaluate(() => window.bench.firstRow)
  const count = (await page.getByText(/^\d+–\d+ of \d+$/).textContent()) ?? ''
  const total = Number(count.split(' of ').at(-1)?.replaceAll(',', ''))
  if (total !== rows) throw new Error(`The list shows "${count}" and not ${rows} rows`)
  return moment
}

/** Nothing is fetched any more, and what came was written to the disk. */
export async function settled(page: Page): Promise<void> {
  await quiet(page)
  await idle(page)
}

/** For two seconds nothing has arrived. The stream of events stays open for as long as the page, so no load ends. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const last = () => Math.max(0, ...ends().map(({ responseEnd }) => responseEnd))
    while (performance.now() - last() < 2_000) await new Promise((done) => setTimeout(done, 100))
  })
}

/** Answered between tasks: the main thread has come to rest. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })))
}

const devtools = new WeakMap<Page, Promise<CDPSession>>()

/** Slows the page's own thread; workers and the browser keep their speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  // One session a page: each of several would put its own rate back after a reload.
  const session = devtools.get(page) ?? page.context().newCDPSession(page)
  devtools.set(page, session)
  await (await session).send('Emulation.setCPUThrottlingRate', { rate })
}
