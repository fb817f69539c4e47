import { beforeAll, describe, expect, test, vi } from 'vitest'
import { backend } from '#mocks/backend.ts'
import { emulatedPort } from '#scripts/build/rendered-pages.ts'
import { tablesRead } from '#server/pages/tables-read.ts'
import { company } from '#src/company/company.ts'
import { shell } from './page-shell.ts'
import { publicPages } from './public-pages.ts'
import { type ReadPage, readPage } from './read-page.ts'

let render: ReturnType<typeof import('#src/site/render/renderer.tsx')['createRenderer']>['render']
const read: ReadPage[] = []

beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', 'https://backend.example')
  backend.malformed.always = true
  const { createRenderer } = await import('#src/site/render/renderer.tsx')
  render = createRenderer({ shell, send: emulatedPort('localhost') }).render
}, 60_000)

test('the tests of public pages run in Node without a window or a document', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined'])
})

describe.each(Object.entries(publicPages))('the public page %s', (address, expected) => {
  let page: ReadPage
  let rendered: Awaited<ReturnType<typeof render>>

  beforeAll(async () => {
    rendered = await render(address)
    expect(rendered.errors).toEqual([])
    page = readPage(rendered.html)
    if (expected.canonical === undefined) read.push(page)
  })

  test('a public page depends only on tables that the server knows, or on a search', () => {
    const names = rendered.read.map(([name]) => String(name))
    if (!names.includes('search')) expect(tablesRead(rendered.read), names.join()).toBeDefined()
  })

  test('a public page has its HTTP status', () => {
    expect(rendered.status).toBe(address === '/404' ? 404 : 200)
  })

  test('a public page has its own title, description, canonical address and preview', () => {
    expect(page.titles).toHaveLength(1)
    expect(page.titles[0]).toContain(company.name)
    expect(page.titles[0]?.length).toBeGreaterThan(company.name.length + 3)
    if (expected.canonical === false) {
      expect(page.robots).toEqual(['noindex'])
      expect(page.canonicals).toEqual([])
      return
    }
    const [path] = address.split('?')
    expect(page.canonicals).toEqual([`${company.url}${expected.canonical ?? path}`])
    expect(page.property('og:url')).toEqual(page.canonicals)
    expect(page.descriptions).toHaveLength(1)
    expect(page.descriptions[0]?.length).toBeGreaterThanOrEqual(50)
    expect(page.descriptions[0]?.length).toBeLessThanOrEqual(160)
    expect(page.property('og:description')).toEqual(page.descriptions)
    expect(page.property('og:title')).toHaveLength(1)
    expect(page.property('og:image')[0]).toMatch(/^https:/)
    expect(page.property('twitter:card')).toEqual(['summary_large_image'])
  })

  test('a public page describes itself to search engines with the expected JSON-LD types', () => {
    const types = page.things.map((thing) => thing['@type'])
    expect(types).toEqual(expect.arrayContaining(expected.about ?? []))
    for (const thing of page.things) {
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(facts[thing['@type']] ?? []))
    }
    expect(JSON.stringify(page.things)).not.toMatch(/undefined|\$id|NaN/)
  })
})

describe.each(Object.entries(publicPages))('the visitor page %s', (address, expected) => {
  let page: ReadPage

  beforeAll(async () => {
    page = readPage((await render(address)).html)
  })

  test('a visitor page is server-rendered completely, with its heading and its content', () => {
    expect(page.headings).toEqual([expected.heading])
    for (const words of expected.says) expect(page.text).toContain(words)
    for (const words of expected.hides ?? []) expect(page.text).not.toContain(words)
    expect(page.text).not.toMatch(/undefined|\[object|NaN/)
  })

  test('a visitor page carries the data it was rendered from and waits for no request', () => {
    expect(page.data?.path).toBe(address.split('?')[0])
    expect(page.data?.missing).toEqual([])
    for (const { queryKey, state } of page.data?.queries ?? []) {
      expect(queryKey[1]).toBe('visitor')
      expect(state.status).toBe('success')
    }
  })
})

/** Properties that search engines require, and that even malformed records have. */
const facts: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  JobPosting: ['title', 'hiringOrganization', 'url'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Service: ['name', 'url', 'provider'],
}

test('every public page has a title and a description of its own', () => {
  const titles = read.flatMap((page) => page.titles)
  const descriptions = read.flatMap((page) => page.descriptions)
  expect(titles.length).toBeGreaterThan(10)
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test.each([
  ['/no/such/page', { status: 404 }],
  ['/project/nothing', { status: 404 }],
  ['/service/nothing', { status: 404 }],
  ['/blog-details/nothing', { status: 404 }],
  ['/blogs', { status: 301, location: '/blog' }],
  ['/about/', { status: 301, location: '/about' }],
  ['/blog?utm_source=letter', { status: 200 }],
])('the renderer gives %s its status and its redirect', async (address, expected) => {
  const { html, ...page } = await render(address)
  expect(page).toMatchObject(expected)
  if (page.status !== 301) expect(readPage(html).headings).toHaveLength(1)
})
