import { beforeEach, describe, expect, test } from 'vitest'
import { backend, resetBackend } from '#mocks/backend.ts'
import { call } from '#mocks/calling.ts'
import { faultPresets, setFaults } from '#mocks/faults.ts'
import { applications, setApplicationStatus } from '#src/contract/applications/calls.ts'
import { blogs } from '#src/contract/blogs/calls.ts'
import { recentNews } from '#src/contract/blogs/record.ts'
import { careers } from '#src/contract/careers/calls.ts'
import { media } from '#src/contract/media/calls.ts'
import { projects } from '#src/contract/projects/calls.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { search } from '#src/contract/search/search.ts'
import { settings } from '#src/contract/settings/calls.ts'

beforeEach(resetBackend)

const role = 'admin'
const picture = new File(['GIF89a'], 'a.png', { type: 'image/png' })
const article = {
  title: 'Pumps & valves',
  description: 'd',
  content: 'c',
  isRecentNews: true,
  status: 'published',
}
const project = { title: 'P', description: 'd', client: '', team: [], status: 'planning' }

test('a list that is sent as one empty item is stored as an empty list', async () => {
  const input = { title: 'T', description: 'd', category: 'Project', isActive: true }
  const [item] = backend.tables.media.all()
  const id = item?._id ?? ''
  const tagsAfter = async (more: object) => {
    await call(media.endpoints.update, { role, id, input: { ...input, ...more } })
    return backend.tables.media.find(id)?.tags
  }
  expect(await tagsAfter({ tags: ['a', 'b'] })).toEqual(['a', 'b'])
  expect(await tagsAfter({ tags: [''] })).toEqual([])
})

describe('articles', () => {
  test('a new article gets a unique slug, its date and its author', async () => {
    await call(blogs.endpoints.create, { role, input: article })
    await call(blogs.endpoints.create, { role, input: article })
    const [second, first] = await posts()
    expect([first?.slug, second?.slug]).toEqual(['pumps-valves', 'pumps-valves-2'])
    expect(first?.author).toBe('Ada Nwachukwu')
    expect(first?.date.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
  })

  test('the recent news are the marked published articles, newest first', async () => {
    await call(blogs.endpoints.create, { role, input: { ...article, status: 'draft' } })
    await call(blogs.endpoints.create, { role, input: { ...article, isRecentNews: false } })
    await call(blogs.endpoints.create, { role, input: { ...article, title: 'The news' } })
    const news = recentNews.response.read(await (await call(recentNews)).json())
    expect(news[0]?.title).toBe('The news')
    expect(news.filter(({ title }) => title === article.title)).toEqual([])
    expect(news.every((post) => post.isRecentNews && post.status === 'published')).toBe(true)
  })

  test('a draft is hidden from visitors in lists, at its own address and in search', async () => {
    const title = 'Not yet out'
    await call(blogs.endpoints.create, { role, input: { ...article, title, status: 'draft' } })
    const [draft] = await posts({ role })
    expect(draft).toMatchObject({ title, status: 'draft' })
    const calling = { id: draft?._id ?? '', query: { query: title } }
    expect((await posts()).map((post) => post.title)).not.toContain(title)
    expect((await call(blogs.endpoints.detail, calling)).status).toBe(404)
    expect((await call(blogs.endpoints.detail, { ...calling, role })).status).toBe(200)
    expect(await (await call(search, calling)).text()).not.toContain(title)
    expect(await (await call(search, { ...calling, role })).text()).toContain(title)
  })

  test('pictures in an article’s text are stored by path, whatever address is sent back', async () => {
    const content =
      '<p><img src="/uploads/jetty.webp"> <a href="https://other.example/uploads/a.png">a</a></p>'
    const post = async () => (await posts({ role }))[0]
    await call(blogs.endpoints.create, { role, input: { ...article, content } })
    const made = await post()
    expect(made?.content).toContain('src="https://backend.example/uploads/jetty.webp"')
    const input = { ...article, date: '2026-01-01', author: 'A', content: made?.content }
    await call(blogs.endpoints.update, { role, id: made?._id ?? '', input })
    expect(backend.tables.blogs.find(made?._id ?? '')?.content).toBe(content)
  })

  test('a backend without optional features returns drafts to visitors', async () => {
    await call(blogs.endpoints.create, { role, input: { ...article, status: 'draft' } })
    setFaults(faultPresets.keyless)
    expect((await posts())[0]?.status).toBe('draft')
    setFaults({})
  })
})

describe('the gallery of a project', () => {
  test('a gallery update keeps the named pictures, adds the new files and drops the rest', async () => {
    await call(projects.endpoints.create, { role, input: { ...project, gallery: [picture, picture] } })
    const before = await newest()
    const keptGallery = before.gallery.slice(1)
    await call(projects.endpoints.update, {
      role,
      id: before._id,
      input: { ...project, gallery: [picture], existingGallery: keptGallery },
    })
    const { gallery } = await newest()
    expect(gallery).toHaveLength(2)
    expect(gallery[0]).toBe(keptGallery[0])
  })

  test('a gallery update keeps the pictures in the order in which they are named', async () => {
    await call(projects.endpoints.create, {
      role,
      input: { ...project, gallery: [picture, picture, picture] },
    })
    const { _id, gallery } = await newest()
    const existingGallery = [gallery[2], gallery[0], gallery[1], gallery[0]]
    await call(projects.endpoints.update, { role, id: _id, input: { ...project, existingGallery } })
    expect((await newest()).gallery).toEqual([gallery[2], gallery[0], gallery[1]])
  })

  test.each(['', 'all', { 0: '/uploads/a.png' }, 1, true, [1], [null], [['a']]])(
    'a gallery stays unchanged when the pictures to keep are %j, which is no list of addresses',
    async (existingGallery) => {
      await call(projects.endpoints.create, { role, input: { ...project, gallery: [picture] } })
      const { _id, gallery } = await newest()
      const input = { ...project, existingGallery }
      const response = await call(projects.endpoints.update, { role, id: _id, input })
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { message: 'The pictures to keep must be a list of addresses' },
      ])
      expect((await newest()).gallery).toEqual(gallery)
    },
  )

  test('a gallery never has more than six pictures', async () => {
    const gallery = Array.from({ length: 6 }, () => picture)
    await call(projects.endpoints.create, { role, input: { ...project, gallery } })
    const { _id, gallery: existingGallery } = await newest()
    const input = { ...project, gallery: [picture], existingGallery }
    const response = await call(projects.endpoints.update, { role, id: _id, input })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ message: 'A project has at most six images' })
  })
})

test('a media item keeps its picture when the picture’s address is sent back', async () => {
  const { list, update } = media.endpoints
  const [item] = list.response.read(await (await call(list)).json())
  const input = { ...item, title: 'Renamed', category: 'Other', existingImageUrl: item?.imageUrl }
  await call(update, { role, id: item?._id ?? '', input })
  const after = list.response.read(await (await call(list)).json()).find(({ _id }) => _id === item?._id)
  expect(after).toMatchObject({ title: 'Renamed', imageUrl: item?.imageUrl })
})

describe('the dates of a project', () => {
  const days = { startDate: '2026-03-05', endDate: '2026-11-30', location: 'Onne' }

  test('project dates stay when a change leaves them out, and are cleared when it sends them empty', async () => {
    await call(projects.endpoints.create, { role, input: { ...project, gallery: [], ...days } })
    const { _id } = await newest()
    const left = { ...project, client: 'C', gallery: [] }
    await call(projects.endpoints.update, { role, id: _id, input: left })
    expect(await newest()).toMatchObject({ startDate: '2026-03-05T00:00:00.000Z', location: 'Onne' })
    await call(projects.endpoints.update, { role, id: _id, input: { ...left, endDate: '', location: '' } })
    expect(await newest()).toMatchObject({ startDate: '2026-03-05T00:00:00.000Z', endDate: '', location: '' })
  })

  test.each([
    [{ ...days, endDate: '2026-03-04' }, 'The end date cannot be earlier than the start date'],
    [{ ...days, startDate: '31/02/2026' }, 'Give the day on which the work begins'],
  ])('project dates %o are rejected', async (wrong, message) => {
    const response = await call(projects.endpoints.create, {
      role,
      input: { ...project, gallery: [], ...wrong },
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ message })
  })
})

test('lists can be filtered by status, category and words', async () => {
  const planned = await call(projects.endpoints.list, { query: { status: 'planning' } })
  const rows = projects.endpoints.list.response.read(await planned.json())
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ status }) => status === 'planning')).toBe(true)
  const response = await call(media.endpoints.list, { query: { category: 'Event', search: 'CONTROL room' } })
  const items = media.endpoints.list.response.read(await response.json())
  expect(items.map(({ title }) => title)).toEqual(['the start-up in Eleme'])
})

test('the error response has the form’s message for the first mistake', async () => {
  const input = {
    title: 'Welder',
    location: 'Warri',
    base: 'on-site',
    description: 'd',
    priceRangeMin: 5,
    priceRangeMax: 1,
  }
  const response = await call(careers.endpoints.create, { role, input })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ message: 'The minimum salary is above the maximum' })
})

test('a body that is not JSON is rejected', async () => {
  const headers = { 'content-type': 'application/json' }
  const form = { ...quoteRequests.endpoints.create, send: { parts: {}, updateOnly: [] } }
  expect((await call(form, { input: {}, headers })).status).toBe(400)
  expect((await call(form, { input: {} })).status).toBe(415)
})

test('a resume that is not a PDF is rejected', async () => {
  const input = {
    applicantName: 'A',
    email: 'a@mail.example',
    phone: '+234 800 000 0001',
    role: 'Welder',
    experience: '0-2 years',
    education: 'Other',
    coverLetter: 'c',
    resume: picture,
  }
  const response = await call(applications.endpoints.create, { input })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('not a PDF') })
})

test('an application accepts only known status values', async () => {
  const { list } = applications.endpoints
  const [first] = list.response.read(await (await call(list, { role })).json())
  const id = first?._id ?? ''
  expect((await call(setApplicationStatus, { role, id, input: { status: 'lost' } })).status).toBe(422)
  expect((await call(setApplicationStatus, { role, id, input: { status: 'hired' } })).status).toBe(200)
  const [after] = list.response.read(await (await call(list, { role })).json())
  expect(after).toEqual({ ...first, status: 'hired' })
})

test('settings are saved by section, and a picture under the field that is read', async () => {
  const saved = { metaTitle: 'New title', metaDescription: '', googleAnalyticsId: '' }
  await call(settings.saveSeo, { role, input: saved })
  await call(settings.saveBranding, { role, input: { socialMediaPreview: picture } })
  const read = settings.read.response.read(await (await call(settings.read, { role })).json())
  expect(read.seo).toEqual(saved)
  expect(read.branding.socialPreviewImage).toMatch(/\/uploads\/[\da-f]{8}-a\.png$/)
  expect(read.branding.logo).toMatch(/\/uploads\/logo\.svg$/)
  expect(read.general.siteName).not.toBe('')
})

async function posts(calling = {}) {
  return blogs.endpoints.list.response.read(await (await call(blogs.endpoints.list, calling)).json())
}

async function newest() {
  const [row] = projects.endpoints.list.response.read(await (await call(projects.endpoints.list)).json())
  if (!row) throw new Error('There is no project')
  return row
}
