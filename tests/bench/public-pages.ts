import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { backend } from '#mocks/backend.ts'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { serveProduct } from '#tests/product-server.ts'
import { machineLine, noiseProbe } from './machine.ts'
import { median } from './table.ts'

/**
 * Each public page on a cold and on a warm visit, on a phone that computes at a quarter of this machine's speed over
 * slow 4G: bytes by kind, requests, and when the page was there. Asserts nothing.
 *
 *     npm run bench:pages -- [--rounds 3] [--markdown] [/projects …]
 */
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const
type Kind = (typeof kinds)[number]

interface Visit {
  bytes: Record<Kind, number>
  requests: number
  /** Largest contentful paint and total blocking time in milliseconds, cumulative layout shift. */
  lcp: number
  cls: number
  tbt: number
}

// 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back: what Lighthouse calls slow 4G.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const id = (name: 'projects' | 'services' | 'careers' | 'blogs') =>
  String(backend.tables[name].all().find(({ status }) => status !== 'draft')?._id)
const everyPage = [
  '/',
  '/about',
  '/about-hse',
  '/management-team',
  '/team',
  '/careers',
  `/apply?jobId=${id('careers')}`,
  '/projects',
  `/project/${id('projects')}`,
  '/services',
  `/service/${id('services')}`,
  '/testimonials',
  '/quote',
  '/blog',
  `/blog-details/${id('blogs')}`,
  '/contact',
  '/gallery',
  '/search?query=pump',
  '/404',
]

const asked = process.argv.slice(2).filter((word) => word.startsWith('/'))
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 1
const isMarkdown = process.argv.includes('--markdown')
const folder = process.env.PRODUCT_DIST ?? 'dist'
if (!existsSync(`${folder}/index.html`)) throw new Error(`There is no build in ${folder}: npm run build`)

const before = noiseProbe()
const product = await serveProduct({ folder })
const browser = await chromium.launch(chromiumLaunch())
const lines = [
  ['page', 'visit', 'html', 'js', 'css', 'font', 'images', 'api', 'requests', 'LCP', 'CLS', 'TBT'],
]
try {
  for (const path of asked.length > 0 ? asked : everyPage) lines.push(...(await measured(browser, path)))
  process.stdout.write(
    `${machineLine(browser.version())}\nnoise probe ${before} before, ${noiseProbe()} after\n`,
  )
  process.stdout.write('kB as sent (compressed), ms under 4x CPU and slow 4G\n\n')
  process.stdout.write(`${drawn()}\n`)
} finally {
  await browser.close()
  await product.stop()
}

async function measured(on: Browser, path: string): Promise<string[][]> {
  const cold: Visit[] = []
  const warm: Visit[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await on.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
    cold.push(await visit(context, path))
    warm.push(await visit(context, path))
    await context.close()
  }
  const name = path.replace(/[0-9a-f]{24}/, '{id}')
  process.stderr.write(`${name}\n`)
  return [row(name, 'cold', cold), row(name, 'warm', warm)]
}

async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  const { bytes, requests } = await counted(devtools)
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(product.origin + path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_000)
  const { lcp, cls, tbt } = await page.evaluate(() => window.seen)
  const counts = { bytes: { ...bytes }, requests: requests.size }
  await controlled(page)
  await page.close()
  return { ...counts, lcp, cls, tbt }
}

/** Counts what comes over the network, as it is sent; what the worker or the browser has at hand is nothing. */
async function counted(devtools: CDPSession) {
  const bytes: Record<Kind, number> = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Fetch: 0 }
  const requests = new Map<string, Kind>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isLocal = response.fromServiceWorker || response.fromDiskCache || response.url.startsWith('data:')
    if (isLocal) return
    const kind = kinds.find((name) => name === type) ?? 'Fetch'
    requests.set(requestId, kind)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  return { bytes, requests }
}

/** The warm visit is one with the worker in charge, as every later visit is. */
async function controlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null).catch(() => undefined)
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number; tbt: number }
  }
}

/** Runs inside the page. */
function observe() {
  window.seen = { lcp: 0, cls: 0, tbt: 0 }
  const look = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  look('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime
  })
  look('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') window.seen.cls += entry.value
  })
  look('longtask', ({ duration }) => {
    window.seen.tbt += Math.max(0, duration - 50)
  })
}

function row(name: string, when: string, visits: Visit[]): string[] {
  const middle = (figure: (one: Visit) => number) => median(visits.map(figure))
  return [
    name,
    when,
    ...kinds.map((kind) => (middle(({ bytes }) => bytes[kind]) / 1000).toFixed(1)),
    String(middle(({ requests }) => requests)),
    middle(({ lcp }) => lcp).toFixed(0),
    middle(({ cls }) => cls).toFixed(3),
    middle(({ tbt }) => tbt).toFixed(0),
  ]
}

function drawn(): string {
  const [head = [], ...body] = lines
  if (isMarkdown) {
    const rule = head.map((_, column) => (column < 2 ? '---' : '---:'))
    return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n')
  }
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
