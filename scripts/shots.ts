import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumLaunch } from './chromium.ts'

/**
 * Takes full-page screenshots of routes at several widths and in both themes, while the product is served:
 *
 * node scripts/shots.ts --routes /,/quote,/dashboard/quote-requests [--base http://localhost:4173] [--widths 360,768,1440]
 * [--themes light,dark] [--out shots] [--storage state.json] [--offline] [--wait 800]
 *
 * --storage names a JSON object of localStorage entries (such as auth_token and admin) that are set before a page
 * loads. Prints one line per picture: file, height, sideways overflow, and console errors.
 */
const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:4173' },
    routes: { type: 'string', default: '/' },
    widths: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'shots' },
    wait: { type: 'string', default: '800' },
    storage: { type: 'string' },
    offline: { type: 'boolean', default: false },
  },
})
const stored: Record<string, unknown> = options.storage
  ? JSON.parse(await readFile(options.storage, 'utf8'))
  : {}

await mkdir(options.out, { recursive: true })
const browser = await chromium.launch(chromiumLaunch)
for (const theme of options.themes.split(','))
  for (const width of options.widths.split(',').map(Number))
    await shoot(theme === 'dark' ? 'dark' : 'light', width)
await browser.close()

async function shoot(theme: 'light' | 'dark', width: number) {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme: theme,
  })
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }, stored)
  const page = await context.newPage()
  const faults = new Set<string>()
  page.on('console', (message) => message.type() === 'error' && faults.add(message.text().slice(0, 160)))
  page.on('pageerror', ({ message }) => faults.add(`uncaught: ${message.slice(0, 160)}`))
  for (const route of options.routes.split(',')) {
    faults.clear()
    const name = route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'
    const file = path.join(options.out, `${name}-${width}-${theme}.png`)
    const measured = await picture(context, page, route, file).catch((error: Error) => {
      faults.add(error.message.split('\n')[0] ?? '')
      return ''
    })
    const summary = faults.size > 0 ? `  FAULTS: ${[...faults].join(' | ')}` : ''
    process.stdout.write(`${file}  ${width}x${measured}${summary}\n`)
  }
  await context.close()
}

async function picture(context: BrowserContext, page: Page, route: string, file: string): Promise<string> {
  await page.goto(options.base + route, { waitUntil: 'load' })
  await page.waitForTimeout(Number(options.wait))
  if (options.offline) {
    await context.setOffline(true)
    await page.reload()
    await page.waitForTimeout(Number(options.wait))
  }
  const { height, overflowing } = await page.evaluate(measure)
  await page.screenshot({ path: file, fullPage: true })
  if (options.offline) await context.setOffline(false)
  return overflowing ? `${height}  SIDEWAYS (${overflowing})` : String(height)
}

/** Runs in the page. Scrolls through the page to load lazy content, and measures it. */
async function measure(): Promise<{ height: number; overflowing: string }> {
  const page = document.documentElement
  for (let y = 0; y < page.scrollHeight; y += 600) {
    scrollTo(0, y)
    await new Promise((scrolled) => setTimeout(scrolled, 60))
  }
  scrollTo(0, 0)
  if (page.scrollWidth <= page.clientWidth) return { height: page.scrollHeight, overflowing: '' }
  const first = [...document.querySelectorAll('body *')].find(
    (element) =>
      element.getBoundingClientRect().right > page.clientWidth + 1 &&
      getComputedStyle(element).position !== 'fixed',
  )
  return {
    height: page.scrollHeight,
    overflowing: first ? `${first.tagName.toLowerCase()}.${first.className.toString().slice(0, 60)}` : 'page',
  }
}
