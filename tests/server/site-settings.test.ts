import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { company, defaultFacts } from '#src/company/company.ts'
import { siteCalls } from '#src/contract/site/calls.ts'
import { startRenderingServer } from '#tests/support/rendering-server.ts'

let server: Awaited<ReturnType<typeof startRenderingServer>>

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  server = await startRenderingServer()
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})

const own = {
  general: {
    siteName: 'Adaeze Plant Works Ltd',
    siteUrl: 'https://www.adaeze.example',
    adminContactEmail: 'owner@private.example',
    phoneNumber: '+234 803 000 0009',
    email: 'hello@adaeze.example',
    headOfficeAddress: '7 Trans Amadi Road, Port Harcourt, Rivers State, Nigeria',
  },
  social: { facebook: '', linkedin: 'https://linkedin.example/adaeze', instagram: '', twitterX: '' },
  seo: {
    metaTitle: 'Adaeze builds plants',
    metaDescription: 'Adaeze designs and builds plants in the delta.',
    googleAnalyticsId: 'G-PRIVATE',
  },
}

const get = async (path: string) => (await fetch(server.address + path)).text()

async function save(part: string, input: object) {
  const response = await fetch(`${server.address}/api/v1/settings/${part}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect(response.status).toBe(200)
}

async function saveOwn() {
  for (const [part, input] of Object.entries(own)) await save(part, input)
}

/** Words of the placeholder company that settings replace. Its other texts are in the build. */
const placeholder = [
  company.name,
  company.shortName,
  company.city,
  company.emails[0],
  ...company.phones,
  company.coordinates,
  'kelvara',
]
const traces = (text: string) =>
  placeholder.filter((words) => text.toLowerCase().includes(words.toLowerCase()))

const pages = [
  '/',
  '/about',
  '/about-hse',
  '/services',
  '/projects',
  '/careers',
  '/blog',
  '/contact',
  '/quote',
]
const others = [
  '/apply',
  '/gallery',
  '/testimonials',
  '/search',
  '/my-messages',
  '/404',
  '/dashboard',
  '/login',
]
const files = ['/manifest.webmanifest', '/rss.xml', '/sitemap.xml', '/robots.txt']

test('a site without saved settings shows the defaults of its build', async () => {
  const page = await get('/')
  expect(page).toContain(`<title>${company.name} | ${company.region}</title>`)
  expect(page).toContain(`href="${defaultFacts.socialLinks[0]?.href}"`)
})

test.each([...pages, ...others, ...files])(
  '%s shows the saved settings and no trace of the placeholder company',
  async (path) => {
    await saveOwn()
    const text = await get(path)
    expect(traces(text)).toEqual([])
    expect(text).toMatch(/Adaeze|adaeze/)
    expect(text).not.toContain('owner@private.example')
    expect(text).not.toContain('G-PRIVATE')
  },
)

test('the home page has the saved title, description, address, phone, and only the saved links', async () => {
  await saveOwn()
  const page = await get('/')
  expect(page).toContain('<title>Adaeze builds plants</title>')
  expect(page).toContain(`content="${own.seo.metaDescription}"`)
  expect(page).toContain('<link rel="canonical" href="https://www.adaeze.example/"/>')
  expect(page).toContain('href="tel:+2348030000009"')
  expect(page).toContain('href="https://linkedin.example/adaeze"')
  expect(page).not.toMatch(/ on (?:Facebook|Instagram|X) \(opens/)
})

test('a change shows on the next page, whichever was cached', async () => {
  await saveOwn()
  expect(await get('/contact')).toContain('+234 803 000 0009')
  await save('general', { ...own.general, phoneNumber: '+234 803 000 0010' })
  const page = await get('/contact')
  expect(page).toContain('+234 803 000 0010')
  expect(page).not.toContain('+234 803 000 0009')
})

test('an uploaded icon makes the icons of the site, and an own name never keeps the drawn ones', async () => {
  await saveOwn()
  const size = async (name: string) => {
    const bytes = Buffer.from(await (await fetch(`${server.address}/${name}`)).bytes())
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  }
  expect(await size('icon-192.png')).toEqual([192, 192])
  const neutral = await get('/icon-512.png')
  const form = new FormData()
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path fill="red" d="M0 0h64v32H0z"/></svg>'
  form.set('favicon', new File([drawing], 'icon.svg', { type: 'image/svg+xml' }))
  const response = await fetch(`${server.address}/api/v1/settings/branding`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${server.token}` },
    body: form,
  })
  expect(response.status).toBe(200)
  expect(await size('icon-maskable-512.png')).toEqual([512, 512])
  expect(await size('apple-touch-icon.png')).toEqual([180, 180])
  expect(await get('/icon-512.png')).not.toBe(neutral)
  const { headers } = await fetch(`${server.address}/icon-512.png`)
  const again = await fetch(`${server.address}/icon-512.png`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  expect(await get('/')).not.toContain('/favicon.svg')
})

test('the running server sends a smaller size of an uploaded picture', async () => {
  const { favicon } = siteCalls.readSite.response.read(JSON.parse(await get('/api/v1/site')))
  const whole = await (await fetch(favicon)).bytes()
  const smaller = await (await fetch(`${favicon}?w=320`)).bytes()
  expect(Buffer.from(smaller).readUInt32BE(16)).toBe(320)
  expect(smaller.length).toBeLessThan(whole.length)
})

test('the API gives visitors the public settings, with full addresses of files', async () => {
  await saveOwn()
  const response = await fetch(`${server.address}/api/v1${siteCalls.readSite.path}`)
  expect(response.headers.get('server-features')).toContain('site')
  const text = await response.text()
  expect(text).not.toContain('owner@private.example')
  const site = siteCalls.readSite.response.read(JSON.parse(text))
  expect(site).toMatchObject({ siteName: own.general.siteName, hasSocialMedia: true, facebook: '' })
})
