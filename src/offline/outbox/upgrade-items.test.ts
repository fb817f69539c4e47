import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { changeItem, readItems } from './store.ts'

const resume = new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' })

/** Rows as written by the first version. */
const earlier = {
  waiting: {
    id: 'waiting',
    kind: 'application',
    form: 'application 7',
    title: 'Application: Welder',
    values: { applicantName: 'Amaka', resume },
    state: 'waiting',
    order: 1,
    attempts: 2,
    faults: 1,
    notBefore: 5,
    isAsked: true,
    createdAt: 3,
    goodUntil: 4,
    reason: 'Failed',
  },
  sending: { state: 'sending', values: { message: 'On its way' } },
  unsure: { state: 'unsure', values: { message: 'Who knows' }, mayHaveArrived: true, silences: 2 },
  refused: { state: 'refused', values: { message: 'Too long' }, reason: 'Failed', said: 'Too long' },
  stopped: { state: 'stopped', values: { message: 'Stopped' } },
  sent: { state: 'sent', sentAt: 9, attempts: 1 },
}

/** Creates the database of the first version, with an item in each state. */
async function earlierDatabase() {
  const opening = indexedDB.open('outbox', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('items', { keyPath: 'id' })
    opening.result.createObjectStore('drafts').put({ at: 1, values: { message: 'Draft' } }, 'message')
  }
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const writing = opening.result.transaction('items', 'readwrite')
  const base = { kind: 'message', form: 'message', title: 'Message', attempts: 0, faults: 0, notBefore: 0 }
  const times = { createdAt: 3, goodUntil: 4 }
  for (const [index, [id, item]] of Object.entries(earlier).entries())
    writing.objectStore('items').put({ ...base, ...times, order: index + 1, ...item, id })
  await new Promise((resolve) => {
    writing.oncomplete = resolve
  })
  opening.result.close()
}

test('items of the first version are read as current items with their files and can be changed', async () => {
  await earlierDatabase()
  const items = await readItems()
  expect(items.map(({ state }) => state)).toEqual(Object.keys(earlier))
  const [waiting, sending, unsure, refused, stopped, sent] = items
  expect(waiting).toMatchObject({
    id: 'waiting',
    kind: 'application',
    form: 'application 7',
    title: 'Application: Welder',
    input: { applicantName: 'Amaka', resume: { name: 'resume.pdf', size: 4 } },
    order: 1,
    attempts: 2,
    faults: 1,
    silences: 0,
    notBefore: 5,
    isAsked: true,
    createdAt: 3,
    goodUntil: 4,
    reason: 'Failed',
  })
  for (const item of items) expect(item).not.toHaveProperty('values')
  expect(sending).toMatchObject({ input: { message: 'On its way' }, isKeyed: false })
  expect(unsure).toMatchObject({ mayHaveArrived: true, silences: 2 })
  expect(refused).toMatchObject({ said: 'Too long', reason: 'Failed' })
  expect(stopped).toMatchObject({ input: { message: 'Stopped' } })
  expect(sent).toMatchObject({ sentAt: 9 })
  const changed = await changeItem('waiting', (item) => ({ ...item, title: 'Changed' }))
  expect(changed).toMatchObject({ title: 'Changed', input: { resume: { name: 'resume.pdf' } } })
})
