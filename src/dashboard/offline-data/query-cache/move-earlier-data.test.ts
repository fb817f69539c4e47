import { createStore, entries, get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionAtom } from '#src/api/session.ts'
import { staffDrafts } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { pendingFollowUps } from '#src/dashboard/offline-data/pinned/encrypted/pending-follow-ups.ts'
import { readPinnedFile } from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { digest, encrypt, encryptJson, newKey } from '#src/offline/storage/encrypt.ts'
import { databaseNames } from '#src/offline/storage/list-databases.ts'
import { endOf } from '#src/offline/storage/sign-out/sign-out-marks.ts'
import { store } from '#src/ui/browser/store.ts'
import { admin, leaveDevice, newDevice } from './device.fixture.ts'

/** Writes a row as the version before did, and closes the database as its pages do for a deletion. */
async function setEarlier(name: string, key: string, row: object) {
  const store = createStore(name, 'queries')
  await set(key, row, store)
  await store('readonly', async ({ transaction: { db } }) => {
    db.onversionchange = () => db.close()
  })
}

const at = 1_000

beforeEach(() => {
  newDevice()
  vi.stubGlobal('location', { origin: 'https://site.example', href: 'https://site.example/dashboard' })
})
afterEach(leaveDevice)

/** Writes the databases as commit ca12cfe2 did, for one user with a draft, a resume and a note. */
async function writeEarlierData() {
  const key = await newKey()
  const seal = async (value: unknown, name: string) => ({ ...(await encryptJson(key, value, name)), at })
  await setEarlier('kept-staff-key', 'key', { owner: await digest('a'), key })
  const draft = await seal({ at, values: { title: 'Welder, Lekki' } }, 'careers new')
  await setEarlier('kept-staff-drafts', 'careers new', draft)
  const note = await seal({ text: 'Called back', by: 'Ada', at }, 'demo 1 note')
  await setEarlier('kept-staff-answers', 'demo 1 note', note)
  await setEarlier('kept-staff-views', 'list', await seal({ at, name: 'Mine' }, 'list'))
  const { iv, bytes } = await encrypt(key, new TextEncoder().encode('%PDF-1.4'), '1')
  await setEarlier('kept-staff-files', '1', { size: 8, keptAt: at, iv, sealed: new Blob([bytes]) })
  const mark = { token: await digest('token of b'), reason: 'signed-out' }
  await setEarlier('sign-out-marks', 'marks', [mark])
  await setEarlier('revocations', 'token', { at })
  await setEarlier('saved-staff-a', '["demo","staff","list"]', { dataUpdatedAt: at })
}

test('drafts, resumes, notes, views and sign-outs of the version before are kept, and its databases deleted', async () => {
  await writeEarlierData()
  store.set(sessionAtom, admin('a'))
  expect(await staffDrafts.open('careers new')).toMatchObject({ input: { title: 'Welder, Lekki' } })
  expect((await pendingFollowUps.read()).get('demo 1 note')).toMatchObject({ text: 'Called back' })
  expect(await (await readPinnedFile('1'))?.text()).toBe('%PDF-1.4')
  expect(await entries(deviceStore('views'))).toHaveLength(1)
  expect(await endOf('token of b')).toBe('signed-out')
  expect(await entries(deviceStore('revocations'))).toHaveLength(1)
  expect(await entries(deviceStore('records'))).toEqual([])
  expect(await databaseNames()).toEqual(['staff'])
})

test('data that a tab of the version before still writes does not replace newer data', async () => {
  const newer = { at: at + 1 }
  await set('careers new', newer, deviceStore('staffDrafts'))
  await setEarlier('kept-staff-drafts', 'careers new', { at })
  await setEarlier('kept-staff-drafts', 'services new', { at })
  vi.resetModules()
  const next = await import('#src/offline/storage/device-store.ts')
  const drafts = next.deviceStore('staffDrafts')
  expect(await get('careers new', drafts)).toEqual(newer)
  expect(await get('services new', drafts)).toEqual({ at })
})
