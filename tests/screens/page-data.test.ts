import { QueryClient } from '@tanstack/react-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { backend, type CollectionName } from '#mocks/backend.ts'
import { faultPresets, setFaults } from '#mocks/faults.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { emulatedPort } from '#scripts/build/rendered-pages.ts'
import { content } from '#src/api/content.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { hydratePageData } from '#src/site/boot/page-data.ts'
import { respondingWith, shell } from './page-shell.ts'
import { publicPages } from './public-pages.ts'
import { readPage } from './read-page.ts'

let createRenderer: typeof import('#src/site/render/renderer.tsx')['createRenderer']

beforeAll(async () => {
  backend.malformed.always = true
  ;({ createRenderer } = await import('#src/site/render/renderer.tsx'))
}, 60_000)

const renderedFrom = async (address: string, answers: Record<string, unknown>) => {
  const page = await createRenderer({ shell, send: respondingWith(answers) }).render(address)
  return { ...page, ...readPage(page.html) }
}

describe('private data', () => {
  const secret = 'planted-in-secret'
  const hidden: Partial<Record<CollectionName, object>> = {
    blogs: { title: secret, description: secret, content: secret, status: 'draft', isRecentNews: true },
    testimonials: { name: secret, testimonial: secret, rating: 5, isActive: false },
    media: { title: secret, description: secret, isActive: false },
    applications: { fullName: secret, email: `${secret}@example.com` },
    contactSubmissions: { name: secret, message: secret },
    quoteRequests: { name: secret, message: secret },
    admins: { email: `${secret}@example.com`, role: 'admin' },
  }
  /** Fields of visible records that no public page reads. */
  const unread = { internalNote: secret, createdBy: { email: secret }, password: secret }

  beforeAll(() => {
    // Use a backend that hides nothing, because the pages are under test.
    setFaults(faultPresets.keyless)
    for (const [name, fields] of Object.entries(hidden)) {
      // Object.entries loses the type of the names.
      backend.tables[name as CollectionName].insert({ ...fields })
    }
    for (const table of Object.values(backend.tables)) {
      for (const row of table.all()) table.change(row, unread)
    }
  })

  const records = () =>
    (['projects', 'services', 'blogs'] as const).flatMap((name) =>
      backend.tables[name].all().map(({ _id }) => `${pathsOf[name]}/${encodeURIComponent(_id)}`),
    )
  const pathsOf = { projects: '/project', services: '/service', blogs: '/blog-details' }

  test('no public page contains private data, in its text or its page data', async () => {
    const renderer = createRenderer({ shell, send: emulatedPort('localhost') })
    const addresses = [...Object.keys(publicPages), `/search?query=${secret.slice(0, 7)}`, ...records()]
    expect(addresses.length).toBeGreaterThan(40)
    for (const address of addresses) {
      const { html } = await renderer.render(address)
      expect(html, address).not.toContain(secret)
    }
  })

  test('a draft’s own address responds with 404 and without the draft', async () => {
    const { _id } = backend.tables.blogs.insert({ ...hidden.blogs })
    const { status, html } = await createRenderer({ shell, send: emulatedPort('localhost') }).render(
      `/blog-details/${_id}`,
    )
    expect(status).toBe(404)
    expect(html).toContain('There is no article at this address')
    expect(html).not.toContain(secret)
  })
})

describe('lists in a document', () => {
  const article = { _id: 'a1', title: 'Hot tapping', description: 'In short.', content: '<p>At length.</p>' }

  test('an article’s full text is only in its own document', async () => {
    const answers = { '/blogs': { blogs: [article] }, '/blogs/recent-news': { blogs: [article] } }
    for (const address of ['/', '/blog']) {
      const { html, text } = await renderedFrom(address, answers)
      expect(text, address).toContain('In short.')
      expect(html, address).not.toContain('At length.')
    }
    const { html } = await renderedFrom('/blog-details/a1', { ...answers, '/blogs/a1': { blog: article } })
    // The text occurs once in the page, and once in its data.
    expect(html.split('At length.')).toHaveLength(3)
  })

  test('a partial record is never mistaken for the complete one', async () => {
    const { data } = await renderedFrom('/blog', { '/blogs': { blogs: [article] } })
    const client = new QueryClient()
    if (data) hydratePageData(client, data)
    expect(client.getQueryData<Blog[]>(content.blogs.list().queryKey)).toMatchObject([
      { title: 'Hot tapping' },
    ])
    expect(content.blogs.detail('a1', client)).not.toHaveProperty('initialData')
    client.setQueryData<object[]>(content.blogs.list().queryKey, [article])
    expect(content.blogs.detail('a1', client)).toMatchObject({ initialData: article })
  })
})

test('a search is server-rendered with results only if the backend leaves drafts out of them', async () => {
  const results = { blogs: [{ _id: 'a1', title: 'Hot tapping', description: 'Under pressure.' }] }
  const renderer = createRenderer({ shell, send: respondingWith({ '/search': { results } }) })
  const address = '/search?query=hot'
  const drawn = readPage((await renderer.render(address, { rendersResults: true })).html)
  expect(drawn.text).toMatch(/1 result.*Hot tapping.*Under pressure\./s)
  expect(JSON.stringify(drawn.data)).toContain('Under pressure.')
  expect(drawn.text).not.toContain('needs JavaScript')
  const { html } = await renderer.render(address)
  expect(html).not.toContain('Hot tapping')
  expect(readPage(html).text).toContain('Search Results for "hot"')
})

describe('hostile content', () => {
  const hostile = [
    '</script><script>alert(1)</script>',
    '<!-- <script> -->',
    ']]> <![CDATA[',
    '\u2028\u2029\u0000\uFEFF',
    '</title></head><body><div id="root"></div>',
    "$& $1 $` $'",
    '{{ "quoted" }} \\ \\u003c',
  ].join(' ')

  test('a document with hostile content carries the same data as the response and stays well formed', async () => {
    const blog = {
      _id: 'h1',
      title: hostile,
      author: hostile,
      description: hostile,
      content: `<p>${hostile}</p>`,
    }
    const { data, html, headings, titles } = await renderedFrom('/blog-details/h1', { '/blogs/h1': { blog } })
    const detail = data?.queries.find(({ queryKey }) => queryKey.includes('detail'))
    expect(detail?.state.data).toMatchObject({ title: hostile.trim(), content: blog.content })
    expect(headings).toHaveLength(1)
    expect(titles).toHaveLength(1)
    expect(html.match(/id="page-data"/g)).toHaveLength(1)
    expect(html.match(/<script/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0)
    expect(html).not.toContain('<script>alert')
    expect(html.slice(html.indexOf('id="page-data"')).replace('</script>', '')).not.toContain('</script')
  })

  test('an article of 5 MB is rendered, and its data are complete', async () => {
    const sentences = 140_000
    const long = `<p>${'Wärme <b>überträgt</b> sich. </script> '.repeat(sentences)}</p>`
    expect(long.length).toBeGreaterThan(5_000_000)
    const { data, html, status } = await renderedFrom('/blog-details/h2', {
      '/blogs/h2': { blog: { _id: 'h2', title: 'Long', description: '', content: long } },
    })
    expect(status).toBe(200)
    // The text occurs once in the page and once in its data. Descriptions and previews use its first sentences.
    expect(html.match(/überträgt/g)?.length).toBeLessThan(2 * sentences + 100)
    const detail = data?.queries.find(({ queryKey }) => queryKey.includes('detail'))
    expect(detail?.state.data).toMatchObject({ content: long })
  }, 60_000)
})

test('a rendered page names the queries it was rendered from', async () => {
  const { read } = await createRenderer({ shell, send: emulatedPort('localhost') }).render(
    `/project/${rowId('projects', 1)}`,
  )
  expect(read).toEqual(
    expect.arrayContaining([
      ['projects', 'visitor', 'detail', rowId('projects', 1)],
      ['projects', 'visitor', 'list'],
    ]),
  )
})

test('an API that does not respond leaves placeholders and no error', async () => {
  const send = () => Promise.reject(new TypeError('Failed to fetch'))
  const page = await createRenderer({ shell, send }).render('/projects')
  const { data, text, headings } = readPage(page.html)
  expect(page.status).toBe(200)
  expect(headings).toEqual(['Our Projects'])
  expect(data).toMatchObject({ queries: [], missing: [] })
  expect(text).not.toContain('Failed to fetch')
})

test.each([
  ['/', 'four services, three projects and three articles', 10],
  ['/blog', 'three articles', 3],
  ['/projects', 'six projects', 6],
  ['/careers', 'four positions', 4],
  ['/testimonials', 'six words of clients', 6],
  ['/management-team', 'six people', 6],
])('%s reserves room for %s while the API does not respond', async (address, _what, count) => {
  const send = () => Promise.reject(new TypeError('Failed to fetch'))
  const { html } = await createRenderer({ shell, send }).render(address)
  expect(html.match(/data-skeleton/g)).toHaveLength(count)
})
