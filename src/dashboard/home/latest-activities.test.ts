import { expect, test } from 'vitest'
import { visibleActivities } from './latest-activities.ts'

const view = { id: 'v', type: 'login', description: 'Viewed dashboard', date: '2026-11-20T09:00:00Z' }

test('dashboard views are counted and leave the rows to new records', () => {
  const project = { id: 'p', type: 'project', description: 'Project added: Jetty', date: '' }
  const { rows, views } = visibleActivities([view, project, { ...view, date: '2026-11-19T09:00:00Z' }])
  expect(rows).toEqual([{ ...project, to: '/dashboard/projects/$id' }])
  expect(views).toEqual({ count: 2, last: view.date })
})

test('the latest activities show no line about views if there are none', () => {
  expect(visibleActivities([]).views).toBeUndefined()
})

test.each(['quote', 'demo', 'demo-request', 'create', ''])(
  'an activity of type %j links to its quote request',
  (type) => {
    const { rows } = visibleActivities([
      { id: 'q', type, description: 'Demo request from Delta Gas', date: '' },
    ])
    expect(rows[0]).toMatchObject({
      description: 'Quote request from Delta Gas',
      to: '/dashboard/quote-requests/$id',
    })
  },
)

test('an activity without an id, or of another kind, has no link', () => {
  const { rows } = visibleActivities([
    { id: '', type: 'quote', description: 'Quote request from Delta Gas', date: '' },
    { id: 'x', type: 'create', description: 'Clicked Add Project quick action', date: '' },
    { id: 'y', type: 'login', description: 'Leads nowhere', date: '' },
  ])
  expect(rows.map(({ to }) => to)).toEqual([undefined, undefined, undefined])
})
