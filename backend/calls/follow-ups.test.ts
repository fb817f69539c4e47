import { expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { contactSubmissions } from '#src/contract/contact-submissions/calls.ts'
import { followUpCalls, noteLength } from '#src/contract/follow-ups.ts'
import { examples } from '#tests/contract/examples.ts'

const { listFollowUps, saveFollowUp } = followUpCalls
const collection = 'contact-submissions' as const

async function withSubmission() {
  const backend = await freshBackend()
  const { _id: recordId } = backend.add('contactSubmissions', examples.contactSubmissions.input('Ese Obi'))
  const token = await backend.tokenOf(backend.admin)
  const save = (change: object, by = token) =>
    backend.send(saveFollowUp, {
      token: by,
      input: { collection, recordId, kind: 'mark', text: 'yes', at: '2026-11-22T09:00:00.000Z', ...change },
    })
  const read = async () =>
    listFollowUps.response.read(await (await backend.send(listFollowUps, { token })).json())
  return { ...backend, recordId, token, save, read }
}

test('a mark is returned once with its author and time, however often it is sent', async () => {
  const { save, read, recordId, tables, admin } = await withSubmission()
  for (let time = 0; time < 2; time += 1) expect((await save({})).status).toBe(200)
  expect(await read()).toEqual([
    {
      _id: `${collection} ${recordId} mark`,
      collection,
      recordId,
      kind: 'mark',
      text: 'yes',
      by: 'Ada',
      author: admin._id,
      at: '2026-11-22T09:00:00.000Z',
    },
  ])
  const written = tables.audit.all().at(-1)
  expect(written).toMatchObject({ action: 'PUT /answers', target: `${collection} ${recordId} mark` })
  expect(JSON.stringify(written)).not.toContain('yes')
})

test('the mark with the later time wins, whatever the order of arrival', async () => {
  const { save, read } = await withSubmission()
  await save({ text: '', at: '2026-11-22T08:01:00.000Z' })
  await save({ at: '2026-11-22T08:00:00.000Z' })
  expect((await read()).map(({ kind, text }) => [kind, text])).toEqual([['mark', '']])
})

test('a template belongs to an inbox instead of a record, and all staff may change it', async () => {
  const { save, read, superAdmin, tokenOf, recordId } = await withSubmission()
  const template = { kind: 'template', entry: 'received', recordId: 'templates' }
  expect((await save({ ...template, text: '{"name":"A"}' })).status).toBe(200)
  const change = { ...template, recordId, text: '{"name":"B"}', at: '2026-11-22T10:00:00.000Z' }
  expect((await save(change, await tokenOf(superAdmin))).status).toBe(200)
  expect((await read()).map(({ _id, text }) => [_id, text])).toEqual([
    [`${collection} templates template received`, '{"name":"B"}'],
  ])
})

test('notes that two people write at the same time are all stored, each once', async () => {
  const { save, read, superAdmin, tokenOf, tables } = await withSubmission()
  const other = await tokenOf(superAdmin)
  for (let time = 0; time < 2; time += 1)
    await Promise.all([
      save({ kind: 'note', entry: 'a-1', text: 'Called, no answer' }),
      save({ kind: 'note', entry: 't-1', text: 'Price sent' }, other),
      save({ kind: 'note', entry: 'a-2', text: 'Called again' }),
    ])
  const entries = (await read()).map(({ text, by }) => [by, text]).toSorted()
  expect(entries).toEqual([
    ['Ada', 'Called again'],
    ['Ada', 'Called, no answer'],
    ['Tamuno', 'Price sent'],
  ])
  const written = JSON.stringify(tables.audit.all())
  expect(written).toContain('note a-1')
  expect(written).not.toContain('Price')
})

test('a note can be deleted only by its author, and a late copy does not restore it', async () => {
  const { save, read, superAdmin, tokenOf } = await withSubmission()
  const other = await tokenOf(superAdmin)
  const note = { kind: 'note', entry: 'a-1', text: 'Called, no answer' }
  await save(note)
  const refused = await save({ ...note, text: '', at: '2026-11-22T09:10:00.000Z' }, other)
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { message: 'Only its author can change a note' },
  ])
  expect((await read()).map(({ text }) => text)).toEqual(['Called, no answer'])
  await save({ ...note, text: '', at: '2026-11-22T09:10:00.000Z' })
  await save(note)
  expect((await read()).map(({ text }) => text)).toEqual([''])
})

test('a note from an earlier version, without an entry id, becomes the only such note of its author', async () => {
  const { save, read, superAdmin, tokenOf } = await withSubmission()
  const other = await tokenOf(superAdmin)
  await save({ kind: 'note', text: 'Cal' })
  await save({ kind: 'note', text: 'Called', at: '2026-11-22T09:00:01.000Z' })
  await save({ kind: 'note', text: 'Price sent', at: '2026-11-22T09:00:02.000Z' }, other)
  expect((await read()).map(({ text }) => text).toSorted()).toEqual(['Called', 'Price sent'])
})

test('a mark from a clock that is ahead does not win over a later mark', async () => {
  const { save, read, later } = await withSubmission()
  await save({ at: '2027-06-01T00:00:00.000Z' })
  expect((await read())[0]?.at).toBe('2026-11-22T10:00:00.000Z')
  later(1)
  await save({ text: '', at: '2026-11-22T10:01:00.000Z' })
  expect((await read())[0]?.text).toBe('')
})

test('a follow-up to an unknown record, with invalid fields or too much text is rejected', async () => {
  const { save, read } = await withSubmission()
  expect((await save({ recordId: 'nothing' })).status).toBe(404)
  expect((await save({ collection: 'admins' })).status).toBe(422)
  expect((await save({ at: 'yesterday' })).status).toBe(422)
  expect((await save({ kind: 'note', text: 'x'.repeat(noteLength + 1) })).status).toBe(422)
  expect((await save({ kind: 'note', entry: 'a b', text: 'x' })).status).toBe(422)
  expect(await read()).toEqual([])
})

test('follow-ups are deleted with their record', async () => {
  const { save, tables, send, recordId: id, token } = await withSubmission()
  await save({})
  await save({ kind: 'note', entry: 'a-1', text: 'Rang twice' })
  await save({ kind: 'note', entry: 'a-2', text: 'Rang again' })
  expect(tables.answers.all()).toHaveLength(3)
  await send(contactSubmissions.endpoints.remove, { id, token })
  expect(tables.answers.all()).toEqual([])
})
