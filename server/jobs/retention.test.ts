import { expect, it } from 'vitest'
import { allOf, insertion, type Row } from '#backend/ports/rows.ts'
import { type TableName, timeColumn } from '#backend/schema.ts'
import { createClock, openTestRows } from '#tests/support/jobs.ts'
import { blankRow } from '#tests/support/rows.ts'
import { retentionJob } from './retention.ts'

const day = 24 * 60 * 60 * 1000

async function withRetention() {
  const { rows } = await openTestRows()
  const clock = createClock()
  const dropped: string[] = []
  const job = retentionJob({
    rows,
    now: clock.now,
    dropFile: async ({ _id }) => {
      dropped.push(_id)
    },
  })
  let made = 0
  const add = async (table: TableName, fields: Record<string, string> = {}): Promise<string> => {
    const _id = `${table}-${made++}`
    const moment = { [timeColumn(table)]: clock.now().toISOString() }
    await rows.write([insertion(table, blankRow(table, { ...moment, ...fields, _id }))])
    return _id
  }
  const file = async () => `/uploads/${await add('files')}`
  const dayPasses = async () => {
    clock.pass(day)
    await job.run(new AbortController().signal)
  }
  return { rows, clock, dropped, add, file, dayPasses }
}

it('ASVS 5.0.0-14.2.7 each row is stored for its retention period and no day longer', async () => {
  const { rows, clock, dropped, add, file, dayPasses } = await withRetention()
  const start = clock.now().getTime()
  const adminId = await add('admins', { email: 'a@b.c' })
  const ended = { adminId, endsAt: new Date(start + 7 * day).toISOString() }
  const expected = new Map<string, [TableName, number]>([
    [await add('applications', { status: 'new', resumeUrl: await file() }), ['applications', 365]],
    [await add('quoteRequests', { fileUrl: await file() }), ['quoteRequests', 730]],
    [await add('contactSubmissions'), ['contactSubmissions', 365]],
    [await add('replies'), ['replies', 30]],
    [await add('sessions', ended), ['sessions', 7]],
    [await add('resets', ended), ['resets', 7]],
    [await add('mails'), ['mails', 30]],
    [await add('activities'), ['activities', 365]],
    [await add('visits'), ['visits', 396]],
    [await add('knownNetworks', { adminId }), ['knownNetworks', 365]],
    [await add('audit', { target: 'x' }), ['audit', 365]],
  ])
  const kept = [await add('projects'), await add('blogs', { slug: 'a' }), adminId]
  // Decided after 59 days, on 1 March. Six months end on 1 September.
  const decided = await add('applications', { status: 'new', resumeUrl: await file() })
  expected.set(decided, ['applications', 59 + 184])
  const gone = new Map<string, number>()
  for (let today = 1; today <= 760; today++) {
    if (today === 60) {
      const decidedAt = clock.now().toISOString()
      await rows.write([{ update: 'applications', id: decided, fields: { status: 'rejected', decidedAt } }])
    }
    await dayPasses()
    for (const [id, [table]] of expected)
      if (!gone.has(id) && !(await rows.find(table, id))) gone.set(id, today)
  }
  // The first day on which the row exceeds its period.
  expect([...gone]).toEqual(expect.arrayContaining([...expected].map(([id, [, days]]) => [id, days + 1])))
  expect(dropped).toHaveLength(3)
  expect(await rows.count('files')).toBe(0)
  for (const id of kept) expect(await rows.find(id.split('-')[0] as TableName, id)).toBeDefined() // Created above.
}, 60_000)

it('retention logs how many rows it deleted, but not whose, and keeps younger rows', async () => {
  const { rows, add, clock, dayPasses } = await withRetention()
  for (let count = 0; count < 3; count++) await add('replies')
  clock.pass(20 * day)
  await add('replies')
  clock.pass(10 * day)
  await dayPasses()
  expect(await rows.count('replies')).toBe(1)
  const notes: Row[] = await allOf(rows.list('audit'))
  expect(notes).toMatchObject([{ actor: 'system', action: 'retention', target: 'replies: 3' }])
})
