import { expect, test } from 'vitest'
import { projects } from '#src/contract/projects/calls.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { programme } from './programme.ts'

const now = Date.parse('2026-06-15T12:00:00Z')

function project(fields: Partial<Project>): Project {
  const list = projects.endpoints.list.response.read({ projects: [{ _id: 'p', title: 'Jetty', ...fields }] })
  const [read] = list
  if (!read) throw new Error('The contract has read no project')
  return read
}

test('a running project spans today in the programme', () => {
  const { rows, today, ticks } = programme(
    [project({ status: 'in-progress', startDate: '2026-03-15', endDate: '2026-09-15' })],
    now,
  )
  expect(rows).toMatchObject([{ from: 0, to: 1, isCut: false, isLate: false }])
  expect(today).toBeCloseTo(0.5, 1)
  expect(ticks.map(({ timestamp }) => new Date(timestamp).toISOString().slice(0, 10))).toEqual([
    '2026-05-01',
    '2026-07-01',
    '2026-09-01',
  ])
})

test('a project past its end date is late unless it is completed', () => {
  const days = { startDate: '2026-01-01', endDate: '2026-05-01' }
  const lateOf = (status: string) => programme([project({ ...days, status })], now).rows[0]?.isLate
  expect([lateOf('in-progress'), lateOf('on-hold'), lateOf('completed')]).toEqual([true, true, false])
})

test('projects without readable dates are counted apart, and an end before the start is dropped', () => {
  const result = programme(
    [
      project({ _id: 'a', startDate: 'soon', endDate: 'later' }),
      project({ _id: 'b' }),
      project({ _id: 'c', startDate: '2026-05-01', endDate: '2026-01-01' }),
    ],
    now,
  )
  expect(result.undated).toBe(2)
  expect(result.rows).toMatchObject([{ id: 'c', end: '', to: 1 }])
})

test('running projects come first, and projects beyond the eighth row are counted', () => {
  const days = { startDate: '2026-01-01', endDate: '2026-12-01' }
  const completed = Array.from({ length: 9 }, (_, index) =>
    project({ ...days, _id: `c${index}`, status: 'completed' }),
  )
  const result = programme([...completed, project({ ...days, _id: 'r', status: 'in-progress' })], now)
  expect(result.rows).toHaveLength(8)
  expect(result.rows[0]?.id).toBe('r')
  expect(result.more).toBe(2)
})

test('a project that spans centuries is cut and does not squeeze the axis', () => {
  const { rows, today } = programme([project({ startDate: '1926-01-01', endDate: '3026-01-01' })], now)
  expect(rows).toMatchObject([{ from: 0, to: 1, isCut: true }])
  expect(today).toBeCloseTo(0.5, 1)
})

test('ten thousand projects make a short programme, and no project makes an empty one', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    project({ _id: String(index), startDate: '2026-01-01', endDate: '2026-12-01' }),
  )
  expect(programme(many, now)).toMatchObject({ more: 9_992, undated: 0 })
  expect(programme([], now)).toMatchObject({ rows: [], more: 0, undated: 0 })
})
