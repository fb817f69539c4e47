import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { publicPages } from '#tests/screens/public-pages.ts'
import { film } from './film.ts'
import { lighthouse, lighthouseHead } from './lighthouse.ts'
import { machineLine, noiseProbe } from './machine.ts'
import { floorPath, hostPages } from './page-host.ts'
import { firstTap, freshPhone, kinds, type Tap, type Visit, visit } from './page-visit.ts'
import { alignColumns, median } from './table.ts'

/**
 * Measures each public page on a first visit, as `npm start` serves it, on a phone at a quarter of this machine's speed
 * over slow 4G. Alternates with a static page of the same text and picture. Asserts nothing.
 *
 * npm run bench:pages -- [--rounds 3] [--markdown] [--again] [--no-tap] [/projects …]
 * npm run bench:pages -- --lighthouse [--markdown] [/projects …]
 * npm run bench:pages -- --film first-load.webp [/projects]
 *
 * --again visits each page a second time with an active worker. --lighthouse fetches Lighthouse with npx and prints its
 * scores instead. --film creates a picture of a first visit, every 250 ms. PRODUCT_DIST names another build than
 * dist-bench; a build without a renderer is served as static files.
 */
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    rounds: { type: 'string', default: '1' },
    markdown: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    tap: { type: 'boolean', default: true },
    lighthouse: { type: 'boolean', default: false },
    film: { type: 'string' },
  },
})
const folder = process.env.PRODUCT_DIST ?? 'dist-bench'
if (!existsSync(`${folder}/index.html`)) throw new Error(`There is no build in ${folder}.`)

const nameOf = (path: string) => path.replace(/[0-9a-f]{24}/, '{id}')
const paths = asked.length > 0 ? asked : Object.keys(publicPages)
const before = noiseProbe()
const host = await hostPages(folder)
const browser = await chromium.launch(chromiumLaunch)
try {
  if (options.film) await film(browser, host.origin + (asked[0] ?? '/'), options.film)
  else {
    const lines = options.lighthouse ? await scored() : await timed()
    process.stdout.write(
      `${machineLine(browser.version())}\nnoise probe ${before} before, ${noiseProbe()} after\n`,
    )
    const units = 'kB as sent (compressed) until the first paint, ms under 4x CPU and slow 4G'
    process.stdout.write(`${options.lighthouse ? '' : `${units}\n`}\n`)
    process.stdout.write(`${alignColumns(lines, options.lighthouse ? 1 : 2, options.markdown)}\n`)
  }
} finally {
  await browser.close()
  await host.stop()
}

async function scored(): Promise<string[][]> {
  const lines = [['page', ...lighthouseHead]]
  for (const path of paths) {
    // Render and compress the page once before measuring.
    const answer = await fetch(host.origin + path)
    await answer.arrayBuffer()
    // Lighthouse does not rate error responses such as /404.
    if (!answer.ok) continue
    const { cells, faults } = await lighthouse(host.origin + path)
    lines.push([nameOf(path), ...cells])
    process.stderr.write([`${nameOf(path)} ${cells.slice(0, 4).join(' ')}`, ...faults, ''].join('\n'))
  }
  return lines
}

async function timed(): Promise<string[][]> {
  const head = [
    'page',
    'as',
    ...['html', 'js', 'css', 'font', 'images', 'api'],
    'js until load',
    'requests',
    ...['TTFB', 'FCP', 'LCP', 'TBT', 'CLS', 'tap', 'menu'],
    'FCP/floor',
    'LCP/floor',
  ]
  const lines = [head]
  for (const path of paths) lines.push(...(await measured(browser, path)))
  return lines
}

async function measured(on: Browser, path: string): Promise<string[][]> {
  const visits: Record<'floor' | 'drawn' | 'again', Visit[]> = { floor: [], drawn: [], again: [] }
  const taps: Tap[] = []
  // Render and compress both once before measuring.
  await (await fetch(host.origin + floorPath + path)).arrayBuffer()
  const text = await (await fetch(host.origin + path)).text()
  // The Not Found page has no menu to tap.
  const hasMenu = text.includes('Open menu')
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await withPhone(on, async (phone) => {
      visits.floor.push(await visit(phone, host.origin + floorPath + path))
    })
    await withPhone(on, async (phone) => {
      visits.drawn.push(await visit(phone, host.origin + path, options.again))
      if (options.again) visits.again.push(await visit(phone, host.origin + path))
    })
    if (options.tap && hasMenu)
      await withPhone(on, async (phone) => {
        taps.push(await firstTap(phone, host.origin + path))
      })
  }
  const name = nameOf(path)
  process.stderr.write(`${name}\n`)
  return [
    row(name, 'floor', visits.floor),
    row(name, 'drawn', visits.drawn, taps, visits.floor),
    ...(options.again ? [row(name, 'again', visits.again)] : []),
  ]
}

async function withPhone(on: Browser, use: (phone: Awaited<ReturnType<typeof freshPhone>>) => Promise<void>) {
  const phone = await freshPhone(on)
  await use(phone)
  await phone.close()
}

function row(name: string, as: string, visits: Visit[], taps: Tap[] = [], floor: Visit[] = []): string[] {
  const middle = (figure: (one: Visit) => number) => median(visits.map(figure))
  const ratio = (moment: 'fcp' | 'lcp') =>
    floor.length > 0
      ? (middle((one) => one[moment]) / median(floor.map((one) => one[moment]))).toFixed(2)
      : ''
  const tap = (figure: keyof Tap) =>
    taps.length > 0 ? median(taps.map((one) => one[figure])).toFixed(0) : ''
  return [
    name,
    as,
    ...kinds.map((kind) => (middle(({ beforePaint }) => beforePaint[kind]) / 1000).toFixed(1)),
    (middle(({ scriptBeforeLoad }) => scriptBeforeLoad) / 1000).toFixed(1),
    String(middle(({ requests }) => requests)),
    ...(['ttfb', 'fcp', 'lcp', 'tbt'] as const).map((moment) => middle((one) => one[moment]).toFixed(0)),
    middle(({ cls }) => cls).toFixed(3),
    tap('inp'),
    tap('answered'),
    ratio('fcp'),
    ratio('lcp'),
  ]
}
