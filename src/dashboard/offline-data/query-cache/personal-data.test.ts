import { entries, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, sessionAtom } from '#src/api/session.ts'
import { endDraftsWithSession, staffDrafts } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import {
  listPinnedFiles,
  pinFile,
  readPinnedFile,
  unpinFile,
} from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { digest, encryptJson } from '#src/offline/storage/encrypt.ts'
import {
  deletePersonalData,
  draftStore,
  fileStore,
  keyOfPerson,
  notedSession,
} from '#src/offline/storage/sign-out/person-key.ts'
import { endOf, markEnded } from '#src/offline/storage/sign-out/sign-out-marks.ts'
import { store } from '#src/ui/browser/store.ts'
import { admin, leaveDevice, newDevice, openTab } from './device.fixture.ts'

const disk = new IDBFactory()
const input = { title: 'Welder, Lekki' }

beforeEach(() => {
  newDevice()
  // Data that outlives a session has one connection per page, and this file acts as one page.
  vi.stubGlobal('indexedDB', disk)
  vi.stubGlobal('location', { origin: 'https://site.example', href: 'https://site.example/dashboard' })
  vi.stubGlobal(
    'fetch',
    async () => new Response('%PDF- of Ada', { headers: { 'content-type': 'application/pdf' } }),
  )
})
afterEach(async () => {
  await deletePersonalData()
  leaveDevice()
})

async function signIn() {
  await openTab()
  // A sign-in first removes this mark, which shows when that has happened.
  await markEnded(admin('a').token, 'expired')
  store.set(sessionAtom, admin('a'))
  const isRemoved = async () => expect(await endOf(admin('a').token)).toBeUndefined()
  await vi.waitFor(isRemoved, { timeout: 10_000 })
}

/** Fakes localStorage as a sign-in leaves it if the session outlives its tab. */
function stayingSignedIn(): Map<string, string> {
  const kept = new Map([['auth_token', admin('a').token]])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}

async function asText(rows: Promise<[IDBValidKey, unknown][]>): Promise<string> {
  const texts = (await rows).map(async ([key, row]) => {
    const { bytes, sealed, ...plain } = Object(row)
    return `${key} ${JSON.stringify(plain)} ${await new Blob([bytes ?? sealed]).text()}`
  })
  return (await Promise.all(texts)).join('\n')
}

endDraftsWithSession()

const draftOf = (form: string) => staffDrafts.open(form)

test('a staff draft is restored as last typed and is not readable on the disk', async () => {
  await signIn()
  staffDrafts.keep('careers new', { title: 'Weld' })
  staffDrafts.keep('careers new', input)
  expect(await draftOf('careers new')).toMatchObject({ input })
  expect(await asText(entries(draftStore))).toContain('careers new')
  expect(await asText(entries(draftStore))).not.toContain('Lekki')
  await staffDrafts.drop('careers new')
  expect(await draftOf('careers new')).toBeUndefined()
})

test('a draft of the previous version is still read', async () => {
  await signIn()
  const key = await keyOfPerson('a')
  const sealed = await encryptJson(key, { at: 1, values: input, returns: true }, 'careers new')
  await set('careers new', { ...sealed, at: 1 }, draftStore)
  expect(await draftOf('careers new')).toEqual({ key: 'careers new', at: 1, input, returns: true })
})

test('the open form returns to the same person after an expired session, and other drafts are offered', async () => {
  await signIn()
  staffDrafts.keep('services new', input)
  staffDrafts.keep('careers new', input)
  await endSession('expired')
  await signIn()
  expect(await draftOf('careers new')).toMatchObject({ input, returns: true })
  const other = await draftOf('services new')
  expect(other).toMatchObject({ input })
  expect(other?.returns).toBeUndefined()
})

const year = 365 * 24 * 60 * 60_000

test.each([
  ['40 days', 40 * 24 * 60 * 60_000],
  ['a year', year],
])(
  'a page start with a clock %s ahead deletes no draft, and neither does the corrected one',
  async (_how, ahead) => {
    stayingSignedIn()
    await signIn()
    staffDrafts.keep('careers new', input)
    await draftOf('careers new')
    for (const moment of [Date.now() + ahead, Date.now()]) {
      vi.setSystemTime(moment)
      await signIn()
      expect(await draftOf('careers new')).toMatchObject({ input })
    }
  },
)

test('a draft that is being encrypted at Logout does not reach the disk', async () => {
  await signIn()
  staffDrafts.keep('careers new', input)
  await endSession('signed-out')
  staffDrafts.flush()
  await signIn()
  expect(await entries(draftStore)).toEqual([])
})

test.each([
  ['Logout', () => endSession('signed-out')],
  ['a sign-in of another person', async () => void store.set(sessionAtom, admin('b'))],
])('drafts and pinned files are deleted after %s', async (_who, leaves) => {
  await signIn()
  staffDrafts.keep('careers new', input)
  await draftOf('careers new')
  await pinFile('1', '/uploads/ada.pdf', () => {})
  // Draft that a closed page left before the disk had it.
  Object.assign(localStorage, { 'kept-staff-drafts services new': '{}', theme: '"dark"' })
  await leaves()
  await vi.waitFor(async () => expect(await entries(fileStore)).toEqual([]))
  expect(await entries(draftStore)).toEqual([])
  expect(localStorage).not.toHaveProperty('kept-staff-drafts services new')
  expect(localStorage).toHaveProperty('theme')
})

test('a start without a session deletes pinned files unless the last session expired', async () => {
  await signIn()
  await pinFile('1', '/uploads/ada.pdf', () => {})
  await endSession('expired')
  await openTab()
  expect(await listPinnedFiles()).toHaveLength(1)
  await signIn()
  await markEnded('token of somebody', 'signed-out')
  store.set(sessionAtom, undefined)
  await openTab()
  expect(await listPinnedFiles()).toEqual([])
})

test('a start that only lost the token of a lasting session keeps everything for the same person', async () => {
  const kept = stayingSignedIn()
  // Another session was signed out here long ago.
  await markEnded('token of somebody', 'signed-out')
  await signIn()
  await vi.waitFor(async () => expect(await notedSession()).toBe(await digest(admin('a').token)))
  staffDrafts.keep('careers new', input)
  await draftOf('careers new')
  // After a kill neither the token nor a mark exists.
  kept.clear()
  store.set(sessionAtom, undefined)
  await openTab()
  expect(await entries(draftStore)).toHaveLength(1)
  // A killed Logout may have written its mark and nothing else.
  await markEnded(admin('a').token, 'signed-out')
  await openTab()
  expect(await entries(draftStore)).toEqual([])
})

test('a pinned file opens again, reports its size and is not readable on the disk', async () => {
  await signIn()
  await pinFile('1', '/uploads/ada.pdf', () => {})
  expect(await listPinnedFiles()).toEqual([{ id: '1', size: 12, keptAt: expect.any(Number) }])
  const file = await readPinnedFile('1')
  expect(file?.type).toBe('application/pdf')
  expect(await file?.text()).toBe('%PDF- of Ada')
  expect(await asText(entries(fileStore))).not.toMatch(/Ada|ada/)
  await unpinFile('1')
  expect(await readPinnedFile('1')).toBeUndefined()
})

test('a download of a pinned file sends no token, and an invalid file or a blocked site is reported', async () => {
  await signIn()
  const asked = vi.fn(
    async (_address: string, _sent: RequestInit) =>
      new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  )
  vi.stubGlobal('fetch', asked)
  await expect(pinFile('1', '/uploads/ada.pdf', () => {})).rejects.toThrow('could not be downloaded (200)')
  expect(asked.mock.calls[0]?.[1].headers).toBeUndefined()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError()))
  await expect(pinFile('1', 'https://cdn.example/ada.pdf', () => {})).rejects.toThrow('another site')
  await expect(pinFile('1', '/uploads/ada.pdf', () => {})).rejects.toThrow('when there is a connection')
  expect(await listPinnedFiles()).toEqual([])
})

test.each([
  ['a drawing', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a document', 'text/xml', '<?xml version="1.0"?><html/>'],
  ['a page that calls itself a PDF', 'application/pdf', '<html><script>alert(1)</script></html>'],
])('%s is not pinned as a resume', async (_what, type, body) => {
  await signIn()
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }))
  await expect(pinFile('1', '/uploads/ada.pdf', () => {})).rejects.toThrow('not a PDF')
  expect(await listPinnedFiles()).toEqual([])
})

test('a PDF is opened as a PDF whatever type the server names', async () => {
  await signIn()
  vi.stubGlobal(
    'fetch',
    async () => new Response('%PDF- of Ada', { headers: { 'content-type': 'image/svg+xml' } }),
  )
  await pinFile('1', '/uploads/ada', () => {})
  expect((await readPinnedFile('1'))?.type).toBe('application/pdf')
})
