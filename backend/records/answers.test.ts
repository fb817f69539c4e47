import { expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { answerCalls, noteLength } from '#src/contract/answers.ts'
import { contactSubmissions } from '#src/contract/contact-submissions.ts'
import { examples } from '#tests/contract/examples.ts'

const { readAnswers, saveAnswer } = answerCalls
const collection = 'contact-submissions' as const

async function withSubmission() {
  const backend = await freshBackend()
  const { _id: recordId } = backend.add('contactSubmissions', examples.contactSubmissions.input('Ese Obi'))
  const token = await backend.tokenOf(backend.admin)
  const save = (change: object, by = token) =>
    backend.send(saveAnswer, {
      token: by,
      input: { collection, recordId, kind: 'mark', text: 'yes', at: '2026-11-22T09:00:00.000Z', ...change },
    })
  const read = async () => readAnswers.answer.read(await (await backend.send(readAnswers, { token })).json())
  return { ...backend, recordId, token, save, read }
}

test('a mark is given to everybody with who made it and when, however often it is sent', async () => {
  const { save, read, recordId, tables } = await withSubmission()
  for (let time = 0; time < 2; time += 1) expect((await save({})).status).toBe(200)
  expect(await read()).toEqual([
    {
      _id: `${collection} ${recordId} mark`,
      collection,
      recordId,
      kind: 'mark',
      text: 'yes',
      by: 'Ada',
      at: '2026-11-22T09:00:00.000Z',
    },
  ])
  const written = tables.audit.all().at(-1)
  expect(written).toMatchObject({ action: 'PUT /answers', target: `${collection} ${recordId} mark` })
  expect(JSON.stringify(written)).not.toContain('yes')
})

test('of each kind the later one stays, whichever comes first', async () => {
  const { save, read, superAdmin, tokenOf } = await withSubmission()
  const other = await tokenOf(superAdmin)
  await save({ kind: 'note', text: 'Called, no answer', at: '2026-11-22T09:30:00.000Z' }, other)
  await save({ kind: 'note', text: 'Typed in the field, sent late', at: '2026-11-22T08:00:00.000Z' })
  await save({ at: '2026-11-22T08:00:00.000Z' })
  await save({ text: '', at: '2026-11-22T08:01:00.000Z' })
  const told = (await read()).map(({ kind, text, by }) => [kind, text, by]).toSorted()
  expect(told).toEqual([
    ['mark', '', 'Ada'],
    ['note', 'Called, no answer', 'Tamuno'],
  ])
})

test('a clock that is ahead does not win over who comes later', async () => {
  const { save, read, later } = await withSubmission()
  await save({ at: '2027-06-01T00:00:00.000Z' })
  expect((await read())[0]?.at).toBe('2026-11-22T10:00:00.000Z')
  later(1)
  await save({ text: '', at: '2026-11-22T10:01:00.000Z' })
  expect((await read())[0]?.text).toBe('')
})

test('what no record has, and what is too long, is refused', async () => {
  const { save, read } = await withSubmission()
  expect((await save({ recordId: 'nothing' })).status).toBe(404)
  expect((await save({ collection: 'admins' })).status).toBe(422)
  expect((await save({ at: 'yesterday' })).status).toBe(422)
  expect((await save({ kind: 'note', text: 'x'.repeat(noteLength + 1) })).status).toBe(422)
  expect(await read()).toEqual([])
})

test('they go with their record', async () => {
  const { save, tables, send, recordId: id, token } = await withSubmission()
  await save({})
  await save({ kind: 'note', text: 'Rang twice' })
  expect(tables.answers.all()).toHaveLength(2)
  await send(contactSubmissions.endpoints.remove, { id, token })
  expect(tables.answers.all()).toEqual([])
})
