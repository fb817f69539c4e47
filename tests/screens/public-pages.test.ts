import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backend } from '#mocks/backend.ts'
import { server } from '#mocks/node.ts'
import { company } from '#src/site/company/company.ts'
import { publicPages } from './public-pages.ts'
import { type ReadPage, readPage } from './read-page.ts'

let render: ReturnType<typeof import('#src/prerender.tsx')['createPrerender']>['render']
const read: ReadPage[] = []

beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', 'https://backend.example')
  backend.odd.always = true
  server.listen({ onUnhandledFrame: 'error' })
  const { createPrerender } = await import('#src/prerender.tsx')
  render = createPrerender().render
}, 60_000)
afterAll(() => server.close())

test('this is Node: there is neither a window nor a document', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined'])
})

describe.each(Object.entries(publicPages))('%s', (address, expected) => {
  let page: ReadPage

  beforeAll(async () => {
    const rendered = await render(address)
    expect(rendered?.errors).toEqual([])
    page = readPage(rendered?.html ?? '')
    if (expected.canonical === undefined) read.push(page)
  })

  test('is drawn whole: its heading and its content', () => {
    expect(page.headings).toEqual([expected.heading])
    for (const words of expected.says) expect(page.text).toContain(words)
    for (const words of expected.hides ?? []) expect(page.text).not.toContain(words)
    expect(page.text).not.toMatch(/undefined|\[object|NaN/)
  })

  test('says what it is, in words of its own', () => {
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

  test('tells search engines what it is about', () => {
    const types = page.things.map((thing) => thing['@type'])
    expect(types).toEqual(expect.arrayContaining(expected.about ?? []))
    for (const thing of page.things) {
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(facts[thing['@type']] ?? []))
    }
    expect(JSON.stringify(page.things)).not.toMatch(/undefined|\$id|NaN/)
  })
})

/** What search engines ask of a thing, and what even an odd record has. */
const facts: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  JobPosting: ['title', 'hiringOrganization', 'url'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Service: ['name', 'url', 'provider'],
}

test('no two pages say the same about themselves', () => {
  const titles = read.flatMap((page) => page.titles)
  const descriptions = read.flatMap((page) => page.descriptions)
  expect(titles.length).toBeGreaterThan(10)
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})
