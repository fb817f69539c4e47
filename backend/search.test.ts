import { expect, test } from 'vitest'
import { media } from '#src/contract/media/calls.ts'
import { search } from '#src/contract/search/search.ts'
import { freshBackend } from './fresh.fixture.ts'

type Fresh = Awaited<ReturnType<typeof freshBackend>>

async function find({ send }: Fresh, query: string, more: Parameters<Fresh['send']>[1] = {}) {
  const response = await send(search, { ...more, query: { query } })
  return search.response.read(await response.json())
}

const form = (name: string, kind: 'NFC' | 'NFD') => name.normalize(kind)

test('a record is found by each spelling of its name', async () => {
  const fresh = await freshBackend()
  for (const kind of ['NFC', 'NFD'] as const)
    fresh.add('projects', { title: kind, client: form('Ọlábísí', kind), description: '', team: [] })
  for (const query of [form('Ọlábísí', 'NFC'), form('Ọlábísí', 'NFD'), 'Olabisi', 'OLABISI', 'Ola\u200bbisi'])
    expect((await find(fresh, query)).projects).toHaveLength(2)
})

test('search covers place, people and topics, and ranks results with the most words first', async () => {
  const fresh = await freshBackend()
  fresh.add('projects', {
    title: 'Berth',
    location: 'Bonny, Rivers State',
    description: '',
    team: ['Ada Obi'],
  })
  fresh.add('projects', {
    title: 'Plant',
    location: 'Ughelli, Delta State',
    description: 'a jetty',
    team: [],
  })
  const titles = async (query: string) => (await find(fresh, query)).projects.map(({ title }) => title)
  expect(await titles('Delta')).toEqual(['Plant'])
  expect(await titles('ada obi')).toEqual(['Berth'])
  expect(await titles('jetty in Delta State')).toEqual(['Plant'])
  expect(await titles('State jetty')).toEqual(['Plant', 'Berth'])
})

test('search drops a result of one kind when another kind has a better result', async () => {
  const fresh = await freshBackend()
  fresh.add('services', { name: 'Hot tapping on live gas lines', shortDescription: '', fullDescription: '' })
  fresh.add('careers', { title: 'Gas engineer', description: '', location: '', base: 'remote' })
  const { services, careers } = await find(fresh, 'hot tapping live gas')
  expect(services).toHaveLength(1)
  expect(careers).toEqual([])
})

test('visitors do not find inactive records, however many of them match', async () => {
  const fresh = await freshBackend()
  const testimonial = { name: 'Ada', company: '', position: '', rating: 5 }
  for (let count = 0; count < 150; count += 1)
    fresh.add('testimonials', { ...testimonial, testimonial: 'tank tank', isActive: false })
  fresh.add('testimonials', { ...testimonial, testimonial: 'tank', isActive: true })
  expect((await find(fresh, 'tank')).testimonials).toHaveLength(1)
  const token = await fresh.tokenOf(fresh.admin)
  expect((await find(fresh, 'tank', { token })).testimonials).toHaveLength(100)
})

test('the gallery search matches words as the site search does, also within a category', async () => {
  const fresh = await freshBackend()
  const item = { description: '', isActive: true, imageUrl: null }
  fresh.add('media', { ...item, title: 'Tank farm', category: 'Project', tags: [] })
  fresh.add('media', { ...item, title: 'Ọlábísí', category: 'Team', tags: ['tank'] })
  const titles = async (query: Record<string, string>) => {
    const { list } = media.endpoints
    return list.response.read(await (await fresh.send(list, { query })).json()).map(({ title }) => title)
  }
  expect(await titles({ search: 'tank-farms' })).toEqual(['Tank farm'])
  expect(await titles({ search: 'tank jetty' })).toEqual(['Tank farm', 'Ọlábísí'])
  expect(await titles({ search: 'tank farm', category: 'Team' })).toEqual(['Ọlábísí'])
  expect(await titles({ search: 'olabisi' })).toEqual(['Ọlábísí'])
  expect(await titles({ search: ' … ' })).toHaveLength(2)
})

/** Creates a backend whose searches end only when released. */
async function pausedBackend() {
  const pausedCalls: { words: readonly string[]; release: () => void }[] = []
  const fresh = await freshBackend((ports) => ({
    rows: {
      ...ports.rows,
      search: async function* (_table, words) {
        await new Promise<void>((release) => pausedCalls.push({ words, release }))
        yield []
      },
    },
  }))
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  return { ...fresh, pausedCalls, settled }
}

test('two searches run at a time, eight wait, and a further one gets 429 with Retry-After', async () => {
  const { send, pausedCalls, settled } = await pausedBackend()
  const sent = Array.from({ length: 11 }, () => send(search, { query: { query: 'tank', type: 'blogs' } }))
  const refused = await Promise.race(sent)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'search-busy' })
  await settled()
  expect(pausedCalls).toHaveLength(2)
  for (let count = 0; count < 10; count += 1) {
    pausedCalls[count]?.release()
    await settled()
  }
  const statuses = (await Promise.all(sent)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  const next = send(search, { query: { query: 'tank', type: 'blogs' } })
  await settled()
  pausedCalls.at(-1)?.release()
  expect((await next).status).toBe(200)
})

test('a search query of a hundred words uses eight of them', async () => {
  const { send, pausedCalls, settled } = await pausedBackend()
  const query = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ')
  const sent = send(search, { query: { query, type: 'blogs' } })
  await settled()
  expect(pausedCalls[0]?.words).toHaveLength(8)
  pausedCalls[0]?.release()
  await sent
})

test('an address can make sixty searches a minute, and other addresses are not affected', async () => {
  const { send, later } = await freshBackend()
  const ask = (address?: string) => send(search, { query: { query: 'tank' }, ...(address && { address }) })
  for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await ask('198.51.100.9')).status).toBe(200)
  later(2)
  expect((await ask()).status).toBe(200)
})
