import { describe, expect, test } from 'vitest'
import { applications, setApplicationStatus } from '#src/contract/applications/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import type { Verb } from '#src/contract/schema/reads.ts'
import { search } from '#src/contract/search/search.ts'
import { settings } from '#src/contract/settings/calls.ts'
import { examples } from '#tests/contract/examples.ts'
import { collectionNames } from './base/words.ts'
import { freshBackend } from './fresh.fixture.ts'
import { tables as columns } from './schema.ts'

const planted = 'planted-by-the-caller'
/** Fields that a caller must never set. */
const owned = {
  _id: planted,
  id: planted,
  createdAt: '1999-01-01T00:00:00.000Z',
  appliedAt: '1999-01-01T00:00:00.000Z',
  resumeUrl: `/uploads/${planted}`,
  fileUrl: `/uploads/${planted}`,
  imageUrl: `/uploads/${planted}`,
  coverImage: `/uploads/${planted}`,
  avatarUrl: `/uploads/${planted}`,
  photo: `/uploads/${planted}`,
  adminId: planted,
  isPrivate: false,
  constructor: { prototype: { polluted: true } },
}
const ownedBy = (name: keyof typeof examples) => ({
  ...owned,
  ...(name !== 'admins' && name !== 'applications' && { role: 'super_admin' }),
  ...(name !== 'admins' && { password: planted }),
})

describe.each(collectionNames)('%s', (name) => {
  const calls: Partial<Record<Verb, Endpoint>> = collections[name].endpoints
  const { input, change } = examples[name]

  test('fields that only the server sets are ignored when a caller sends them', async () => {
    const { send, tables, tokenOf, superAdmin } = await freshBackend(() => ({
      counters: { add: async () => 0 },
    }))
    const token = await tokenOf(superAdmin)
    // The form's own fields take precedence over the planted ones.
    const entries = { ...ownedBy(name), ...input('Mark') }
    if (!calls.create) return
    const made = await send(sendingAll(calls.create, entries), { token, input: entries })
    expect(made.status, await made.clone().text()).toBe(201)
    const [row] = tables[name].all()
    expect(Object.keys(row ?? {}).filter((field) => field !== '_id')).toEqual(Object.keys(columns[name]))
    expect(JSON.stringify(row)).not.toMatch(/planted|1999-|super_admin/)
    if (calls.update) {
      const changes = { ...entries, date: '2026-01-01', author: 'A', ...change }
      const changed = await send(sendingAll(calls.update, changes), {
        id: String(row?._id),
        token,
        input: changes,
      })
      expect(changed.status, await changed.clone().text()).toBe(200)
      expect(JSON.stringify(tables[name].all())).not.toMatch(/planted|1999-|super_admin/)
    }
    expect(Object({}).polluted).toBeUndefined()
  })
})

/** Extends a call so that it also sends fields outside the contract. */
function sendingAll(endpoint: Endpoint, input: object): Endpoint {
  if (typeof endpoint.send !== 'object') return endpoint
  const parts = Object.fromEntries(Object.keys(input).map((field) => [field, 'text' as const]))
  return { ...endpoint, send: { parts: { ...parts, ...endpoint.send.parts }, updateOnly: [] } }
}

test('a new application with another status than new is rejected', async () => {
  const { send, tables } = await freshBackend()
  const input = { ...examples.applications.input('Eager'), status: 'hired' }
  expect((await send(applications.endpoints.create, { input })).status).toBe(422)
  expect(tables.applications.all()).toEqual([])
})

test('the status call changes only the status of an application and the time of its decision', async () => {
  const { send, tables, add, tokenOf, admin, ports } = await freshBackend()
  const row = add('applications', { ...examples.applications.input('Steady'), resume: undefined })
  const before = { ...row }
  const token = await tokenOf(admin)
  for (const [status, decidedAt] of [
    ['hired', ports.now().toISOString()],
    ['interview', null],
    ['rejected', ports.now().toISOString()],
  ]) {
    const input = { ...owned, applicantName: planted, decidedAt: '2020-01-01T00:00:00.000Z', status }
    expect((await send(setApplicationStatus, { id: row._id, token, input })).status).toBe(200)
    expect(tables.applications.find(row._id)).toEqual({ ...before, status, decidedAt })
  }
})

test('no response contains a secret, and visitors get only the fields of the contract', async () => {
  const { send, tables, add, tokenOf, superAdmin } = await freshBackend()
  const secret = 'never-to-be-answered'
  for (const name of collectionNames)
    add(name, { ...examples[name].input('Seen'), email: `${name}@mail.example` })
  for (const table of Object.values(tables))
    for (const row of table.all())
      Object.assign(row, { password: secret, subscription: secret, internalNote: secret })
  const token = await tokenOf(superAdmin)
  const reads = endpoints.filter(({ method }) => method === 'GET')
  expect(reads.length).toBeGreaterThan(15)
  for (const endpoint of reads) {
    for (const { _id } of Object.values(tables).flatMap((table) => table.all())) {
      const response = await send(endpoint, { id: _id, token, query: { query: 'Seen' } })
      expect(await response.text(), endpoint.path).not.toContain(secret)
      if (!endpoint.path.includes('{id}')) break
    }
  }
})

test('files from visitors are stored privately, and content files publicly', async () => {
  const { send, tables, tokenOf, admin } = await freshBackend()
  await send(applications.endpoints.create, { input: examples.applications.input('Private') })
  await send(collections.media.endpoints.create, {
    input: examples.media.input('Open'),
    token: await tokenOf(admin),
  })
  expect(
    tables.files
      .all()
      .map(({ isPrivate, type }) => [isPrivate, type])
      .toSorted(),
  ).toEqual([
    [false, 'image/png'],
    [true, 'application/pdf'],
  ])
})

test('a gallery keeps only pictures that the record already has, whatever form their addresses have', async () => {
  const { send, tables, add, tokenOf, admin } = await freshBackend()
  const project = add('projects', {
    title: 'P',
    description: 'D',
    client: 'C',
    gallery: ['/uploads/a.png', '/uploads/b.png'],
  })
  const { update } = collections.projects.endpoints
  const existingGallery = [
    'https://other.example/uploads/b.png?signature=1#top',
    '/uploads/resume-of-somebody.pdf',
    'javascript:alert(1)',
  ]
  const input = { title: 'P', description: 'D', client: 'C', status: 'planning', existingGallery }
  const response = await send(update, { id: project._id, token: await tokenOf(admin), input })
  expect(response.status).toBe(200)
  expect(tables.projects.find(project._id)?.gallery).toEqual(['/uploads/b.png'])
})

test('files in fields get a signed address in every response, and files in HTML an unsigned one', async () => {
  const { send, add, tokenOf, admin } = await freshBackend(({ files }) => ({
    files: { ...files, address: (path, origin) => `${origin}${path}?signed` },
  }))
  const token = await tokenOf(admin)
  add('applications', { applicantName: 'A', resumeUrl: '/uploads/r.pdf', coverLetter: '/uploads/r.pdf' })
  add('blogs', { title: 'B', status: 'published', content: '<img src="/uploads/p.png"> "/uploads/p.png"' })
  const [application] = await read(send(applications.endpoints.list, { token }), 'jobApplications')
  expect(application).toMatchObject({
    resumeUrl: 'https://backend.example/uploads/r.pdf?signed',
    coverLetter: '/uploads/r.pdf',
  })
  const [blog] = await read(send(collections.blogs.endpoints.list), 'blogs')
  expect(blog?.content).toBe('<img src="https://backend.example/uploads/p.png"> "/uploads/p.png"')
  const text = await (await send(search, { query: { query: 'B' } })).text()
  expect(text).toContain('"title":"B"')
})

const ownOrigin = 'https://backend.example'

test.each([
  '/uploads/private-1-resume.pdf',
  '/uploads/x/private-1-resume.pdf',
  '/uploads//private-1-resume.pdf',
  '/uploads/./private-1-resume.pdf',
  '/uploads/%70rivate-1-resume.pdf',
  '/uploads/%2e/private-1-resume.pdf',
  '/uploads/x%2fprivate-1-resume.pdf',
  '/uploads\\private-1-resume.pdf',
  '/UPLOADS/private-1-resume.pdf',
  '/uploads/PRIVATE-1-resume.pdf',
  '/uploads/private-1-resume.pdf?w=640',
  '/uploads/private-1-resume.pdf#page=2',
  `${ownOrigin}/uploads/private-1-resume.pdf`,
  `${ownOrigin}/uploads/x/private-1-resume.pdf`,
  `${ownOrigin}//uploads/private-1-resume.pdf`,
  '//backend.example/uploads/private-1-resume.pdf',
])('the address %s of a private file is signed in no article, picture or setting', async (address) => {
  const { send, add, tokenOf, admin, superAdmin } = await freshBackend(({ files }) => ({
    files: { ...files, address: (path, origin) => `${origin}${path}?signed` },
  }))
  const blog = {
    title: 'B',
    description: `<img src="${address}">`,
    content: `<p>A</p><img src="${address}"><a href="${address}">Resume</a>`,
    status: 'published',
    isRecentNews: true,
    author: 'Ada',
    date: '2026-11-01',
  }
  const token = await tokenOf(admin)
  expect((await send(collections.blogs.endpoints.create, { token, input: blog })).status).toBe(201)
  for (const fields of [{ coverImage: address }, { imageUrl: address }])
    add('blogs', { ...blog, title: 'C', ...fields })
  add('projects', { title: 'B', gallery: [address], fileUrl: address })
  const value = JSON.stringify({ logo: address, favicon: address })
  add('settings', { _id: 'branding', value })
  const responses = [
    send(collections.blogs.endpoints.list),
    send(collections.projects.endpoints.list),
    send(search, { query: { query: 'B' } }),
    send(settings.read, { token: await tokenOf(superAdmin) }),
  ]
  for (const response of responses) expect(await (await response).text()).not.toContain('signed')
})

test('settings and sign-in responses contain only their documented fields', async () => {
  const { send, tokenOf, superAdmin } = await freshBackend()
  const response = await send(signIn, { input: { email: 'ada@kelvara.example', password: 'Ada knows' } })
  const { admin } = await response.json()
  expect(Object.keys(admin).toSorted()).toEqual(['_id', 'email', 'name', 'role'])
  const read = await (await send(settings.read, { token: await tokenOf(superAdmin) })).json()
  expect(Object.keys(read.data)).toEqual(['general', 'branding', 'socialMedia', 'seo'])
})

async function read(response: Promise<Response>, key: string): Promise<Record<string, unknown>[]> {
  return (await (await response).json())[key]
}
