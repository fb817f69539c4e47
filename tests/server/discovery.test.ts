import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { company } from '#src/company/company.ts'
import { blogs } from '#src/contract/blogs/calls.ts'
import { toFormData } from '#src/contract/http/multipart.ts'
import { exchange, startHost } from '#tests/support/host.ts'
import { startRenderingServer } from '#tests/support/rendering-server.ts'

const siteUrl = 'https://www.client.example'
let server: Awaited<ReturnType<typeof startRenderingServer>>

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  server = await startRenderingServer({ SITE_URL: siteUrl })
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})

const get = (name: string, init?: RequestInit) => fetch(`${server.address}/${name}`, init)
const text = async (name: string) => (await get(name)).text()

async function write(method: string, id: string, fields: object) {
  const { create, update, remove } = blogs.endpoints
  const endpoint = { POST: create, PUT: update }[method] ?? remove
  const form = typeof endpoint.send === 'object' && toFormData(endpoint.send, fields, method === 'PUT')
  const response = await fetch(`${server.address}/api/v1${endpoint.path.replace('{id}', id)}`, {
    method,
    headers: { authorization: `Bearer ${server.token}` },
    ...(form && { body: form }),
  })
  expect(response.ok, await response.clone().text()).toBe(true)
}

test('the sitemap has the public pages under the address of the site', async () => {
  const response = await get('sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const map = await response.text()
  for (const page of ['/', '/quote', '/projects']) expect(map).toContain(`<loc>${siteUrl}${page}</loc>`)
  expect(map).not.toMatch(/login|dashboard|my-messages|search|\/404|\/blogs</)
  expect(map).not.toContain(company.url)
  const robots = await get('robots.txt')
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`)
})

test('an article is in the sitemap and the feed from its publication to its removal', async () => {
  const about = async () => [await text('sitemap.xml'), await text('rss.xml')]
  const empty = await about()
  const fields = { title: 'Valves & <seals>', description: '<p>Sum</p>', content: '<p>Text</p>' }
  await write('POST', '', { ...fields, status: 'draft', isRecentNews: false })
  expect(await about()).toEqual(empty)

  const list = await fetch(`${server.address}/api/v1${blogs.endpoints.list.path}`, {
    headers: { authorization: `Bearer ${server.token}` },
  })
  const [{ _id: id = '' } = {}] = blogs.endpoints.list.response.read(await list.json())
  const more = { slug: 'valves', date: '2025-03-05', author: 'Ovie', tags: 'pumps' }
  await write('PUT', id, { ...fields, ...more, status: 'published', isRecentNews: false })
  const page = `${siteUrl}/blog-details/${id}`
  const [map, feed] = await about()
  expect(map).toContain(`<loc>${page}</loc>`)
  expect(feed).toContain('<title>Valves &#38; &#60;seals&#62;</title>')
  expect(feed).toContain(`<guid>${page}</guid>\n<pubDate>Wed, 05 Mar 2025 00:00:00 GMT</pubDate>`)
  expect(feed).toContain(`<atom:link href="${siteUrl}/rss.xml"`)

  await write('DELETE', id, {})
  expect(await about()).toEqual(empty)
})

test('the feed is sent compressed, and a client that has it gets 304', async () => {
  const response = await get('rss.xml', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  const etag = response.headers.get('etag') ?? ''
  const again = await get('rss.xml', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await get('rss.xml', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await get('rss.xml', { method: 'POST' })).status).toBe(405)
})

test('the sitemap ignores the host that a request names, even where no site address is set', async () => {
  const port = Number(new URL(server.address).port)
  const { response } = await exchange(
    port,
    'GET /sitemap.xml HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n',
  )
  expect(response).toContain(`<loc>${siteUrl}/quote</loc>`)
  expect(response).not.toContain('elsewhere.example')
})

test('the feed is made once until its data is written, and gets 503 while it cannot be made', async () => {
  const made: string[] = []
  let fails = false
  await using host = await startHost({
    discovery: async (name) => {
      if (fails) throw new Error('The database cannot be used now')
      made.push(name)
      return { text: name, read: name === 'rss.xml' ? [['blogs', 'visitor', 'list']] : [] }
    },
  })
  const read = async (name: string) => (await fetch(`${host.origin}/${name}`)).status
  for (const name of ['rss.xml', 'rss.xml', 'robots.txt']) await read(name)
  host.write('projects')
  await read('rss.xml')
  expect(made).toEqual(['rss.xml', 'robots.txt'])
  fails = true
  host.write('blogs')
  const later = await fetch(`${host.origin}/rss.xml`)
  expect([later.status, later.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await later.json()).toEqual({ message: expect.stringMatching(/\w/), code: 'page-unavailable' })
  fails = false
  expect(await read('rss.xml')).toBe(200)
})
