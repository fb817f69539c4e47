import { beforeAll, expect, test } from 'vitest'
import { createQueryDataCache } from '#server/pages/query-data-cache.ts'
import { tablesRead } from '#server/pages/tables-read.ts'
import { respondingWith, shell } from './page-shell.ts'

let createRenderer: typeof import('#src/site/render/renderer.tsx')['createRenderer']

beforeAll(async () => {
  ;({ createRenderer } = await import('#src/site/render/renderer.tsx'))
}, 60_000)

const origin = 'https://site.example'

/** Renders pages as the server does, and records the lists that each of them fetches. */
function renderingPages(title: () => string) {
  const known = createQueryDataCache()
  const render = async (address: string) => {
    const asked: string[] = []
    const answer = respondingWith({
      '/projects': { projects: [{ _id: '1', title: title(), status: 'ongoing' }] },
    })
    const { html } = await createRenderer({ shell }).render(address, {
      queryData: known.dataFor(origin),
      send: (to, sent, renew) => {
        asked.push(new URL(to, origin).pathname)
        return answer(to, sent, renew)
      },
    })
    return { html, asked: asked.filter((path) => path.endsWith('/projects')) }
  }
  return { known, render }
}

test('a list is fetched once for all pages until its table is written to', async () => {
  let title = 'Escravos skid'
  const { known, render } = renderingPages(() => title)
  const first = await render('/projects')
  expect(first.asked).toHaveLength(1)
  const second = await render('/projects?page=2')
  expect([second.asked, second.html.includes(title)]).toEqual([[], true])
  known.drop(['contactSubmissions', 'mails'])
  expect((await render('/projects')).asked).toEqual([])
  title = 'Bonny loading arm'
  known.drop(['projects'])
  const last = await render('/projects')
  expect([last.asked.length, last.html.includes(title)]).toEqual([1, true])
})

test('a page depends on its API reads and the settings only, not on browser data such as drafts', async () => {
  const { read } = await createRenderer({ shell }).render('/quote', { send: respondingWith({}) })
  expect(tablesRead(read)).toEqual(new Set(['settings']))
})

test('data read before a write is discarded if the page reports it after the write', () => {
  const known = createQueryDataCache()
  const before = known.dataFor(origin)
  known.drop(['projects'])
  before.set('late', { queryKey: ['projects', 'visitor', 'list'], data: [] })
  expect(known.dataFor(origin).size).toBe(0)
})

test('another origin of the site has a cache of its own', () => {
  const known = createQueryDataCache()
  known.dataFor(origin).set('list', { queryKey: ['projects', 'visitor', 'list'], data: [] })
  expect(known.dataFor('https://other.example').size).toBe(0)
  expect(known.dataFor(origin).size).toBe(0)
})
