import { entries } from 'idb-keyval'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, sessionAtom } from '#src/api/session.ts'
import { dropFile, keepFile, keptFile, keptFiles } from '#src/offline/kept/kept-files.ts'
import { draftOf, dropDraft, keepDraft } from '#src/offline/kept/staff-drafts.ts'
import { admin, leaveDevice, newDevice, openTab } from '#src/offline/saved/device.fixture.ts'
import { dropBelongings, ofDrafts, ofFiles } from '#src/offline/vault/person-key.ts'
import { endOf, markEnded } from '#src/offline/vault/sign-out-marks.ts'

const store = getDefaultStore()
const disk = new IDBFactory()
const draft = { at: Date.now(), values: { title: 'Welder, Lekki' } }

beforeEach(() => {
  newDevice()
  // What is kept beyond a session has one connection a page, and this file is one page.
  vi.stubGlobal('indexedDB', disk)
  vi.stubGlobal('location', { origin: 'https://site.example', href: 'https://site.example/dashboard' })
  vi.stubGlobal(
    'fetch',
    async () => new Response('%PDF- of Ada', { headers: { 'content-type': 'application/pdf' } }),
  )
})
afterEach(async () => {
  await dropBelongings()
  leaveDevice()
})

async function signIn() {
  await openTab()
  // What a sign-in does first takes this mark away: without one nobody could tell when that has happened.
  await markEnded(admin('a').token, 'expired')
  store.set(sessionAtom, admin('a'))
  await vi.waitFor(async () => expect(await endOf(admin('a').token)).toBeUndefined())
}

async function asText(rows: Promise<[IDBValidKey, unknown][]>): Promise<string> {
  const texts = (await rows).map(async ([key, row]) => {
    const { bytes, sealed, ...plain } = Object(row)
    return `${key} ${JSON.stringify(plain)} ${await new Blob([bytes ?? sealed]).text()}`
  })
  return (await Promise.all(texts)).join('\n')
}

test('a draft comes back as it was last typed, and is not readable on the disk', async () => {
  await signIn()
  keepDraft('careers new', { at: 1, values: { title: 'Weld' } })
  keepDraft('careers new', draft)
  expect(await draftOf('careers new')).toEqual(draft)
  expect(await asText(entries(ofDrafts))).toContain('careers new')
  expect(await asText(entries(ofDrafts))).not.toContain('Lekki')
  dropDraft('careers new')
  expect(await draftOf('careers new')).toBeUndefined()
})

test('after an expired session the open form returns to the same person, other drafts are offered', async () => {
  await signIn()
  keepDraft('services new', draft)
  keepDraft('careers new', draft)
  await endSession('expired')
  await signIn()
  expect(await draftOf('careers new')).toEqual({ ...draft, returns: true })
  expect(await draftOf('services new')).toEqual(draft)
})

test.each([
  ['Logout', () => endSession('signed-out')],
  ['somebody else', async () => void store.set(sessionAtom, admin('b'))],
])('%s takes drafts and kept files along', async (_who, leaves) => {
  await signIn()
  keepDraft('careers new', draft)
  await draftOf('careers new')
  await keepFile('1', '/uploads/ada.pdf', () => {})
  await leaves()
  await vi.waitFor(async () => expect(await entries(ofFiles)).toEqual([]))
  expect(await entries(ofDrafts)).toEqual([])
})

test('a start without a session takes them along, unless the last one expired', async () => {
  await signIn()
  await keepFile('1', '/uploads/ada.pdf', () => {})
  await endSession('expired')
  await openTab()
  expect(await keptFiles()).toHaveLength(1)
  await signIn()
  await markEnded('token of somebody', 'signed-out')
  store.set(sessionAtom, undefined)
  await openTab()
  expect(await keptFiles()).toEqual([])
})

test('a kept file opens again, tells its size, and is not readable on the disk', async () => {
  await signIn()
  await keepFile('1', '/uploads/ada.pdf', () => {})
  expect(await keptFiles()).toEqual([{ id: '1', size: 12, keptAt: expect.any(Number) }])
  const file = await keptFile('1')
  expect(file?.type).toBe('application/pdf')
  expect(await file?.text()).toBe('%PDF- of Ada')
  expect(await asText(entries(ofFiles))).not.toMatch(/Ada|ada/)
  await dropFile('1')
  expect(await keptFile('1')).toBeUndefined()
})

test('no token goes along; what is no file, or refused by another site, is said', async () => {
  await signIn()
  const asked = vi.fn(
    async (_address: string, _sent: RequestInit) =>
      new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  )
  vi.stubGlobal('fetch', asked)
  await expect(keepFile('1', '/uploads/ada.pdf', () => {})).rejects.toThrow('could not be downloaded (200)')
  expect(asked.mock.calls[0]?.[1].headers).toBeUndefined()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError()))
  await expect(keepFile('1', 'https://cdn.example/ada.pdf', () => {})).rejects.toThrow('another site')
  await expect(keepFile('1', '/uploads/ada.pdf', () => {})).rejects.toThrow('when there is a connection')
  expect(await keptFiles()).toEqual([])
})

test.each([
  ['a drawing', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a document', 'text/xml', '<?xml version="1.0"?><html/>'],
  ['a page that calls itself a PDF', 'application/pdf', '<html><script>alert(1)</script></html>'],
])('%s is not kept as a resume', async (_what, type, body) => {
  await signIn()
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }))
  await expect(keepFile('1', '/uploads/ada.pdf', () => {})).rejects.toThrow('not a PDF')
  expect(await keptFiles()).toEqual([])
})

test('a PDF opens as one, whatever the server called it', async () => {
  await signIn()
  vi.stubGlobal(
    'fetch',
    async () => new Response('%PDF- of Ada', { headers: { 'content-type': 'image/svg+xml' } }),
  )
  await keepFile('1', '/uploads/ada', () => {})
  expect((await keptFile('1'))?.type).toBe('application/pdf')
})
