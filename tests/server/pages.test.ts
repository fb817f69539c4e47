import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Renderer } from '#server/pages/open-renderer.ts'
import { exchange, renderedPage, shell, startHost } from '#tests/support/host.ts'

/** Renders a page that contains the number of renderings and the requested address. `/projects` reads projects. */
function countingRenderer(wait: () => Promise<unknown> = async () => undefined) {
  const asked: string[] = []
  const render: Renderer['render'] = async (address, { savesData } = {}) => {
    asked.push(address)
    const html = `${address} ${asked.length}${savesData ? ' saving' : ''}`
    await wait()
    const name = address.split(/[/?]/)[1]
    return renderedPage({ html, read: name ? [[name, 'visitor', 'list']] : [] })
  }
  return { asked, render }
}

test('many concurrent requests for the same page wait for one rendering', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked, render } = countingRenderer(() => promise)
  await using site = await startHost({ render })
  const waiting = Array.from({ length: 50 }, async () => (await fetch(`${site.origin}/projects`)).text())
  await expect.poll(() => asked.length).toBe(1)
  resolve()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['/projects 1']))
  expect(asked).toHaveLength(1)
})

test('a page that was rendered once is the same in every encoding, whichever came first', async () => {
  for (const order of [
    ['br', 'gzip', 'identity'],
    ['gzip', 'identity', 'br'],
    ['identity', 'br', 'gzip'],
  ]) {
    const { asked, render } = countingRenderer()
    await using site = await startHost({ render })
    for (const encoding of order) {
      const response = await fetch(`${site.origin}/projects`, { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(await response.text()).toBe('/projects 1')
    }
    expect(asked).toHaveLength(1)
  }
})

test('a page is rendered again only when data that it read was written', async () => {
  const { render } = countingRenderer()
  await using site = await startHost({ render })
  const read = async (path: string) => (await fetch(site.origin + path)).text()
  expect([await read('/projects'), await read('/blogs'), await read('/search?query=pump')]).toEqual([
    '/projects 1',
    '/blogs 2',
    '/search?query=pump 3',
  ])
  site.write('audit', 'sessions')
  expect(await read('/search?query=pump')).toBe('/search?query=pump 3')
  site.write('projects', 'audit')
  expect(await read('/blogs')).toBe('/blogs 2')
  expect(await read('/projects')).toBe('/projects 4')
  // A search reads all tables.
  expect(await read('/search?query=pump')).toBe('/search?query=pump 5')
  expect(await read('/projects')).toBe('/projects 4')
})

test('a page that was being rendered during a write is not cached or given to later requests', async () => {
  const gate = Promise.withResolvers<void>()
  let isFirst = true
  const { render } = countingRenderer(async () => {
    if (isFirst) {
      isFirst = false
      await gate.promise
    }
  })
  await using site = await startHost({ render })
  const read = async () => (await fetch(`${site.origin}/projects`)).text()
  const before = read()
  await expect.poll(() => isFirst).toBe(false)
  site.write('projects')
  expect(await read()).toBe('/projects 2')
  gate.resolve()
  expect(await before).toBe('/projects 1')
  await turn()
  expect(await read()).toBe('/projects 2')
})

test('a request with Save-Data gets a separate page', async () => {
  const { render } = countingRenderer()
  await using site = await startHost({ render })
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${site.origin}/about`, { headers })).text()
  expect(await read({ 'save-data': 'on' })).toBe('/about 1 saving')
  expect(await read({})).toBe('/about 2')
  expect(await read({ 'save-data': 'on' })).toBe('/about 1 saving')
})

test('parameters that a page does not read cause no other rendering', async () => {
  const { asked, render } = countingRenderer()
  await using site = await startHost({ render })
  for (const query of [
    '',
    '?utm_source=mail',
    '?fbclid=7&utm_campaign=spring',
    '?x=1',
    '?x=2&y&=3',
    '?tag=a',
    '?client=7',
    '?client=7&gclid=x',
    '?x=1&client=7',
  ])
    await (await fetch(`${site.origin}/projects${query}`)).text()
  expect(asked).toEqual(['/projects', '/projects?client=7'])
  await (await fetch(`${site.origin}/about?client=7`)).text()
  expect(asked.at(-1)).toBe('/about')
})

test('all unknown addresses have one document', async () => {
  const { asked, render } = countingRenderer()
  await using site = await startHost({ render, placeOf: (path) => (path === '/404' ? 'page' : 'nothing') })
  for (const path of ['/nothing', '/nothing/more', '/Nothing?x=1', '/404'])
    expect(await (await fetch(site.origin + path)).text()).toBe('/404 1')
  expect(asked).toEqual(['/404'])
})

test('made-up queries and ids get a limited part of the time and push no page out of the cache', async () => {
  const asked: string[] = []
  await using site = await startHost({
    render: async (address) => {
      asked.push(address)
      await new Promise((resolve) => setTimeout(resolve, 40))
      const isMissing = address.startsWith('/project/')
      return renderedPage({ html: `${address} ${'x'.repeat(500_000)}`, status: isMissing ? 404 : 200 })
    },
    placeOf: (path) => (path.startsWith('/project/') ? 'record' : 'page'),
  })
  await (await fetch(`${site.origin}/about`)).text()
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 240 }, async (_, index) => {
      const address = [`/projects?client=${index}`, `/project/${index}`, `/projects?text=${index}`][index % 3]
      return (await fetch(site.origin + address)).text()
    }),
  )
  const drawn = answers.filter((html) => html === shell).length
  expect(drawn).toBeGreaterThan(100)
  // Allow one second at once, and a fifth of the elapsed time. Two parallel renderings may exceed it.
  expect((asked.length - 1) * 40).toBeLessThan(1_000 + 0.2 * (performance.now() - began) + 200)
  const count = asked.length
  expect(await (await fetch(`${site.origin}/about`)).text()).toContain('/about')
  expect(asked).toHaveLength(count)
  expect(site.logged.filter((line) => line.includes('too many pages'))).toHaveLength(1)
})

test('a page of a known host is served from the cache while many hosts are requested', async () => {
  const { asked, render } = countingRenderer()
  await using site = await startHost({ render })
  const ask = (host: string) =>
    exchange(site.port, `GET /about HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  for (let index = 0; index < 40; index += 1) await ask(`h${index}.example`)
  expect(asked).toHaveLength(40)
  for (const host of ['h0.example', 'h3.example']) await ask(host)
  expect(asked).toHaveLength(40)
  expect(site.pages.stats.hits).toBe(2)
})

test('a page that cannot be rendered is served as the app shell and tried again', async () => {
  let fails = true
  await using site = await startHost({
    render: async () => {
      if (fails) throw new TypeError('No such thing')
      return renderedPage({ html: 'a page' })
    },
  })
  const broken = await fetch(`${site.origin}/about`)
  expect([broken.status, await broken.text()]).toEqual([200, shell])
  expect(site.logged.join()).toContain('page not rendered')
  fails = false
  expect(await (await fetch(`${site.origin}/about`)).text()).toBe('a page')
})

test('a page of which a part failed is served and not cached', async () => {
  let fails = true
  await using site = await startHost({
    render: async () =>
      renderedPage(fails ? { html: 'half', errors: [new Error('503')] } : { html: 'whole' }),
  })
  expect(await (await fetch(`${site.origin}/about`)).text()).toBe('half')
  fails = false
  expect(await (await fetch(`${site.origin}/about`)).text()).toBe('whole')
})

test('a moved page gets 301, and a missing page gets 404', async () => {
  await using site = await startHost({
    render: async (address) =>
      address === '/blogs'
        ? renderedPage({ status: 301, location: '/blog', html: '' })
        : renderedPage({ status: 404, html: 'not found' }),
  })
  const moved = await fetch(`${site.origin}/blogs`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog'])
  const missing = await fetch(`${site.origin}/nothing`)
  expect([missing.status, await missing.text()]).toEqual([404, 'not found'])
})

test('a server-rendered page calls the application as a visitor', async () => {
  const seen: unknown[] = []
  await using site = await startHost({
    handle: async (request) => {
      seen.push([
        request.method,
        request.url,
        request.headers.get('authorization'),
        request.headers.get('cookie'),
      ])
      return Response.json({ data: 'content' })
    },
    render: async (_, { send } = {}) => {
      const headers = new Headers({ authorization: 'Bearer stolen' })
      const sent = { method: 'GET', headers, signal: new AbortController().signal }
      const response = await send?.('/api/v1/demo', sent, () => undefined)
      const refused = await Promise.resolve()
        .then(() => send?.('/api/v1/demo', { ...sent, method: 'POST' }, () => undefined))
        .catch((error: Error) => error.message)
      return renderedPage({ html: `${await response?.text()} ${refused}` })
    },
  })
  const page = await fetch(site.origin, { headers: { authorization: 'Bearer mine', cookie: 'a=b' } })
  expect(await page.text()).toBe('{"data":"content"} A page only reads')
  expect(seen).toEqual([['GET', `${site.origin}/api/v1/demo`, null, null]])
})

test('the cache of pages has a limit in bytes', async () => {
  await using site = await startHost({ render: async () => renderedPage({ html: 'x'.repeat(1_000_000) }) })
  for (let index = 0; index < 20; index += 1) await (await fetch(`${site.origin}/about-${index}`)).text()
  expect(site.pages.stats.bytes).toBeLessThanOrEqual(24 * 2 ** 20)
  expect(site.pages.stats.bytes).toBeGreaterThan(10 * 2 ** 20)
})
