import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { accounts } from '#mocks/accounts.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { serveProduct } from '#tests/support/serve-product.ts'

/** Takes the README's pictures again: `npm run shots:readme [-- a part of a name]`. */
const folder = 'docs/pictures'
/** Part of the names of the wanted pictures. */
const [, , part = ''] = process.argv

interface Shot {
  name: string
  /** Path, or a list of which the first matching record is opened. */
  at: string | { list: string; record: string }
  isStaff?: boolean
  /** Width of the window. By default, both are taken: the desktop in this theme, the phone in the other. */
  width?: 360 | 1440
  theme: 'light' | 'dark'
  /** Full width of the file. Otherwise, a desktop picture is two thirds as wide. */
  wide?: boolean
  before?: (page: Page) => Promise<unknown>
}

const light = 'light'
const dark = 'dark'
const syncs = (page: Page) =>
  page
    .getByRole('button', { name: 'Sync now' })
    .click()
    .then(() => page.getByText(/synced just now/).waitFor())
const withoutNetwork = async (page: Page) => {
  await page.getByText('Client Information').waitFor()
  await page.context().setOffline(true)
  await page
    .getByText(/^Offline · saved/)
    .first()
    .waitFor()
}
const shots: Shot[] = [
  { name: 'home', at: '/', theme: light },
  { name: 'about', at: '/about', theme: light },
  { name: 'about-hse', at: '/about-hse', theme: light },
  { name: 'management-team', at: '/management-team', theme: dark },
  { name: 'team', at: '/team', theme: light },
  { name: 'careers', at: '/careers', theme: light },
  { name: 'apply', at: `/apply?jobId=${rowId('careers', 1)}`, theme: dark },
  { name: 'projects', at: '/projects', theme: light },
  { name: 'project', at: { list: '/projects', record: '/project/' }, theme: light },
  { name: 'services', at: '/services', theme: dark },
  { name: 'service', at: { list: '/services', record: '/service/' }, theme: light },
  { name: 'testimonials', at: '/testimonials', theme: light },
  { name: 'quote', at: '/quote', theme: dark },
  { name: 'blog', at: '/blog', theme: light },
  { name: 'article', at: { list: '/blog', record: '/blog-details/' }, theme: dark },
  { name: 'contact', at: '/contact', theme: dark },
  { name: 'gallery', at: '/gallery', theme: light },
  { name: 'search', at: '/search?query=tank', theme: light },
  { name: 'login', at: '/login', theme: light },
  { name: 'register', at: '/register', theme: light },
  { name: 'forgot-password', at: '/forgot-password', theme: dark },
  { name: 'not-found', at: '/404', theme: light },
  ...staff('quote-requests', 'quote-requests', [1440, light, true], [360, dark]),
  {
    name: 'quote-request-1440-dark',
    at: { list: '/dashboard/quote-requests', record: '/dashboard/quote-requests/' },
    isStaff: true,
    width: 1440,
    theme: dark,
    wide: true,
    before: withoutNetwork,
  },
  ...staff('dashboard', '', [1440, light], [360, dark]),
  ...staff('applications', 'applications', [1440, dark], [360, light]),
  ...staff('contact-submissions', 'contact-submissions', [360, dark]),
  ...staff('blog-editor', `blogs/${rowId('blogs', 1)}/edit`, [1440, light]),
  ...staff('media', 'media', [1440, dark]),
  ...staff('site-settings', 'settings', [1440, dark]),
  ...staff('device', 'device', [1440, light], [360, light]).map((shot) => ({ ...shot, before: syncs })),
]

function staff(name: string, screen: string, ...looks: [360 | 1440, 'light' | 'dark', true?][]): Shot[] {
  return looks.map(([width, theme, wide = false]) => ({
    name: `${name}-${width}-${theme}`,
    at: `/dashboard/${screen}`.replace(/\/$/, ''),
    isStaff: true,
    width,
    theme,
    wide,
  }))
}

const product = await serveProduct({ rendersPages: true })
const browser = await chromium.launch(chromiumLaunch)
const session = await signIn()
try {
  let taken = 0
  for (const shot of shots)
    for (const width of shot.width ? [shot.width] : ([1440, 360] as const)) {
      if (!fileOf(shot, width).includes(part)) continue
      await take(browser, shot, width)
      taken += 1
    }
  if (taken === 0) throw new Error(`No picture has “${part}” in its name`)
} finally {
  await browser.close()
  await product.stop()
}

function fileOf({ name, width: own }: Shot, width: number): string {
  return `${own ? name : `${name}-${width}`}.webp`
}

async function take(browser: Browser, shot: Shot, width: 360 | 1440) {
  const isPhone = width === 360
  const other = shot.theme === 'light' ? 'dark' : 'light'
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width, height: isPhone ? 780 : 900 },
    colorScheme: isPhone && !shot.width ? other : shot.theme,
    reducedMotion: 'reduce',
  })
  if (shot.isStaff) await keepSession(context)
  const page = await context.newPage()
  await open(page, shot)
  await page.locator('h1').waitFor()
  await shot.before?.(page)
  await page.waitForFunction(() => !document.querySelector('[data-skeleton], [aria-busy=true]'))
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.evaluate(() => document.fonts.ready)
  // No event tells that the pictures have been painted.
  await page.waitForTimeout(1_000)
  const picture = sharp(await page.screenshot()).resize(shot.wide || isPhone ? width : 960)
  await picture.webp({ quality: 82 }).toFile(path.join(folder, fileOf(shot, width)))
  await context.close()
}

async function open(page: Page, { at }: Shot) {
  if (typeof at === 'string') {
    await page.goto(at)
    return
  }
  await page.goto(at.list)
  const link = page.locator(`main a[href^="${at.record}"]`).first()
  await page.goto((await link.getAttribute('href')) ?? '/404')
}

/** Signs in once: a server slows down repeated sign-ins. */
async function signIn(): Promise<{ token: string; admin: object }> {
  const answer = await fetch(`${product.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accounts[1]),
  })
  return answer.json()
}

async function keepSession(context: BrowserContext) {
  await context.addInitScript(
    ([token, admin]) => {
      localStorage.setItem('auth_token', token ?? '')
      localStorage.setItem('admin', admin ?? '')
    },
    [session.token, JSON.stringify(session.admin)],
  )
}
