import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const
export type Kind = (typeof kinds)[number]

/** Sizes in bytes as transferred, times in milliseconds since the navigation began. */
export interface Visit {
  /** Bytes received before the first paint, by kind. */
  beforePaint: Record<Kind, number>
  /** Bytes of scripts requested before the page had loaded, and of inline scripts, gzipped. */
  scriptBeforeLoad: number
  requests: number
  ttfb: number
  fcp: number
  lcp: number
  /** Total blocking time: tasks after the first paint. */
  tbt: number
  cls: number
}

/** Result of a tap right after the load. */
export interface Tap {
  /** Milliseconds until the next frame. */
  inp: number
  /** Milliseconds until the menu was open; infinite for a lost tap. */
  answered: number
}

// 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip: slow 4G of Lighthouse.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Creates a phone without any cache. */
export const freshPhone = (browser: Browser) => browser.newContext(phone)

/** Opens a page on that phone with a slow network and a quarter of this machine's speed. */
export async function slowPage(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, devtools }
}

/** @param waitsForWorker waits until the worker is active, so that the phone's next visit uses it */
export async function visit(
  context: BrowserContext,
  address: string,
  waitsForWorker = false,
): Promise<Visit> {
  const { page, devtools } = await slowPage(context)
  const seen = recordNetwork(devtools)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_000)
  const { lcp, cls, tasks, inline, ...moments } = await page.evaluate(read)
  if (waitsForWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.close()
  const { fcp, ttfb } = moments
  const until = (moment: number) => (moments.origin + moment) / 1000 - seen.clockOffset
  const beforePaint: Visit['beforePaint'] = {
    Document: 0,
    Script: 0,
    Stylesheet: 0,
    Font: 0,
    Image: 0,
    Fetch: 0,
  }
  for (const { kind, at, bytes } of seen.chunks) if (at <= until(fcp)) beforePaint[kind] += bytes
  const scripts = [...seen.requests.values()].filter(
    ({ kind, at }) => kind === 'Script' && at <= until(moments.loaded),
  )
  // An empty text also has a gzip size.
  const inlineSize = inline === '' ? 0 : gzipSync(inline).length
  return {
    beforePaint,
    scriptBeforeLoad: scripts.reduce((sum, { bytes }) => sum + bytes, inlineSize),
    requests: seen.requests.size,
    ttfb,
    fcp,
    lcp,
    tbt: tasks
      .filter(({ startTime, duration }) => startTime + duration > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    cls,
  }
}

/** Taps the phone menu right after the load. The response comes with the scripts. */
export async function firstTap(context: BrowserContext, address: string): Promise<Tap> {
  const { page } = await slowPage(context)
  await page.goto(address)
  const before = await page.evaluate(() => performance.now())
  await page.getByLabel('Open menu').tap()
  const isAnswered = await page
    .getByRole('dialog', { name: 'Menu' })
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    )
  const after = await page.evaluate(() => performance.now())
  await page.waitForTimeout(500)
  const inp = await page.evaluate(() => window.seen.inp)
  await page.close()
  return { inp, answered: isAnswered ? after - before : Number.POSITIVE_INFINITY }
}

interface Request {
  kind: Kind
  at: number
  bytes: number
}

/** Counts bytes as transferred. The caches of worker and browser count as zero. */
function recordNetwork(devtools: CDPSession) {
  const requests = new Map<string, Request>()
  const chunks: Request[] = []
  const started = new Map<string, number>()
  const seen = { requests, chunks, clockOffset: 0 }
  const received = (requestId: string, at: number, bytes: number) => {
    const request = requests.get(requestId)
    if (!request) return
    request.bytes += bytes
    chunks.push({ kind: request.kind, at, bytes })
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime }) => {
    seen.clockOffset ||= wallTime - timestamp
    started.set(requestId, timestamp)
  })
  devtools.on('Network.responseReceived', ({ requestId, timestamp, response, type }) => {
    const isLocal = response.fromServiceWorker || response.fromDiskCache || response.url.startsWith('data:')
    if (isLocal) return
    const kind = kinds.find((name) => name === type) ?? 'Fetch'
    requests.set(requestId, { kind, at: started.get(requestId) ?? timestamp, bytes: 0 })
    received(requestId, timestamp, response.encodedDataLength)
  })
  devtools.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    received(requestId, timestamp, encodedDataLength),
  )
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    received(requestId, timestamp, encodedDataLength - (requests.get(requestId)?.bytes ?? 0))
  })
  return seen
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number; inp: number; tasks: { startTime: number; duration: number }[] }
  }
}

/** Runs in the page. */
function observe() {
  window.seen = { lcp: 0, cls: 0, inp: 0, tasks: [] }
  const look = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
  look('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime
  })
  look('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') window.seen.cls += entry.value
  })
  look('longtask', ({ startTime, duration }) => window.seen.tasks.push({ startTime, duration }))
  look('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId)
      window.seen.inp = Math.max(window.seen.inp, entry.duration)
  })
}

/** Runs in the page. */
function read() {
  const { lcp, cls, tasks } = window.seen
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const inline = [...document.querySelectorAll('script:not([src], [type])')]
  return {
    lcp,
    cls,
    tasks,
    origin: performance.timeOrigin,
    fcp: paint?.startTime ?? Number.NaN,
    ttfb: navigation?.responseStart ?? Number.NaN,
    loaded: navigation?.loadEventEnd ?? Number.NaN,
    inline: inline.map(({ textContent }) => textContent).join(''),
  }
}
