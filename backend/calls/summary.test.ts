import { beforeEach, expect, test } from 'vitest'
import { backend, resetBackend } from '#mocks/backend.ts'
import { call } from '#mocks/calling.ts'
import { contactSubmissions } from '#src/contract/contact-submissions/calls.ts'
import { search } from '#src/contract/search/search.ts'
import { summary } from '#src/contract/summary/calls.ts'

beforeEach(resetBackend)

const contact = {
  fullName: 'Ini Etuk',
  email: 'ini@mail.example',
  phoneNumber: '+234 800 000 0001',
  service: 'general',
  message: 'Hello',
}

test('the summary counts the records and links to them', async () => {
  const { metrics, quoteRequests, projects } = await read()
  expect(metrics.quoteRequests.count).toBe(backend.tables.quoteRequests.all().length)
  expect(metrics.jobApplications).toMatchObject({
    count: backend.tables.applications.all().length,
    period: 'month',
  })
  expect(projects.map(({ id }) => id)).toEqual(
    backend.tables.projects
      .all()
      .slice(0, 5)
      .map(({ _id }) => _id),
  )
  expect(quoteRequests[0]).toMatchObject({ contactPerson: expect.stringMatching(/\w \w/) })
})

test('the change of a count compares the last thirty days with the thirty days before', async () => {
  const { metrics } = await read()
  const { quoteRequests } = backend.tables
  for (const days of [1, 29, 31]) {
    const row = quoteRequests.insert({ companyName: `${days} days ago` })
    quoteRequests.change(row, { createdAt: new Date(Date.now() - days * 86_400_000).toISOString() })
  }
  const after = (await read()).metrics.quoteRequests
  expect(after.count).toBe(metrics.quoteRequests.count + 3)
  expect(after.change).toBe(metrics.quoteRequests.change + 1)
})

test('new submissions and staff actions are the latest activities, newest first', async () => {
  await call(contactSubmissions.endpoints.create, { input: contact })
  const input = { activity: 'Viewed dashboard', activityType: 'login' }
  await call(summary.logActivity, { role: 'admin', input })
  const { latestActivities } = await read()
  const [row] = backend.tables.contactSubmissions.all()
  expect(latestActivities).toContainEqual(
    expect.objectContaining({ type: 'login', description: 'Viewed dashboard' }),
  )
  expect(latestActivities).toContainEqual(expect.objectContaining({ type: 'contact', id: row?._id }))
  expect(latestActivities.map(({ date }) => date)).toEqual(
    latestActivities
      .map(({ date }) => date)
      .sort()
      .reverse(),
  )
})

test('dashboard views do not crowd submissions out of the latest activities', async () => {
  const input = { activity: 'Viewed dashboard', activityType: 'login' }
  for (let views = 0; views < 30; views += 1) await call(summary.logActivity, { role: 'admin', input })
  const { latestActivities } = await read()
  expect(latestActivities.filter(({ type }) => type === 'login')).toHaveLength(5)
  expect(latestActivities).toHaveLength(20)
})

test('the activity of a quote request carries the id of the request', async () => {
  const { latestActivities } = await read()
  const [row] = backend.tables.quoteRequests.all()
  expect(latestActivities).toContainEqual(
    expect.objectContaining({
      id: row?._id,
      type: 'quote',
      description: expect.stringMatching(/^Quote request from /),
    }),
  )
})

test('search finds records by the words of the query and groups them by kind', async () => {
  const response = await call(search, { query: { query: 'GAS plant' } })
  const results = search.response.read(await response.json())
  const hits = Object.values(results).flat()
  expect(hits.length).toBeGreaterThan(0)
  const only = await call(search, { query: { query: 'GAS plant', type: 'projects' } })
  expect(search.response.read(await only.json())).toEqual({
    projects: results.projects,
    blogs: [],
    careers: [],
    services: [],
    testimonials: [],
  })
})

test('search without words finds nothing', async () => {
  const response = await call(search, { query: { query: '  ' } })
  expect(Object.values(search.response.read(await response.json())).flat()).toEqual([])
})

async function read() {
  return summary.read.response.read(await (await call(summary.read, { role: 'admin' })).json())
}
