import { del, entries, get, set } from 'idb-keyval'
import { atom } from 'jotai'
import { openChannel } from '#src/api/channel.ts'
import { currentSession, personOf } from '#src/api/session.ts'
import { pdfHeaderAt } from '#src/contract/files/pdf.ts'
import { offlinePeriodAtom } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { isFile } from '#src/offline/service-worker/worker-rules.ts'
import { decrypt, encrypt } from '#src/offline/storage/encrypt.ts'
import { fileStore, keyOfPerson } from '#src/offline/storage/sign-out/person-key.ts'
import { store } from '#src/ui/browser/store.ts'

/** A resume that a user has pinned to this device, by the id of its application. */
export interface PinnedFile {
  id: string
  /** Size in bytes. */
  size: number
  /** Time of pinning, in milliseconds. */
  keptAt: number
}

interface FileRow extends Omit<PinnedFile, 'id'> {
  iv: Uint8Array<ArrayBuffer>
  /** Encrypted file, as a Blob, so that listing the rows does not read it. */
  sealed: Blob
}

const listAtom = atom<PinnedFile[]>([])
const channel = openChannel<'changed'>('kept-files')

/** Pinned files; follows changes of other tabs. */
export const pinnedFilesAtom = atom((get) => get(listAtom))

listAtom.onMount = () => {
  void list()
  return channel.listen(() => void list())
}

/** Returns a file's size in bytes, if its server reports it. */
export async function sizeOf(address: string, signal?: AbortSignal): Promise<number | undefined> {
  const response = await fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    ...(signal && { signal }),
  }).catch(() => undefined)
  const length = response && isFile(response) ? Number(response.headers.get('content-length')) : 0
  return length > 0 ? length : undefined
}

/**
 * Downloads a PDF and pins it, encrypted with the user's key. The first bytes decide its type, not the server's header:
 * any other file, opened from here, could run scripts with this site's rights. No token is sent, as the link needs
 * none.
 *
 * @throws {Error} with a sentence for people
 */
export async function pinFile(
  id: string,
  address: string,
  onProgress: (part: number) => void,
): Promise<void> {
  const session = currentSession()
  const person = personOf(session)
  const response = await fetch(address, { cache: 'no-store' }).catch(() => undefined)
  if (!response) throw new Error(isForeign(address) ? foreign : unanswered)
  if (!isFile(response)) throw new Error(`The file could not be downloaded (${response.status}).`)
  const bytes = await withProgress(response, onProgress).catch(() => undefined)
  if (!bytes) throw new Error(unanswered)
  if (!isPdf(bytes)) throw new Error('The file is not a PDF, so it is not kept here.')
  // A download may outlast the session: without its user the file must not be stored.
  const isOver = () => person === '' || currentSession() !== session
  if (isOver()) throw new Error(signedOut)
  const key = await keyOfPerson(person).catch(() => undefined)
  if (!key) throw new Error('This browser does not let the site keep anything.')
  const { iv, bytes: sealed } = await encrypt(key, bytes, id)
  if (isOver()) throw new Error(signedOut)
  const row: FileRow = { size: bytes.byteLength, keptAt: Date.now(), iv, sealed: new Blob([sealed]) }
  await set(id, row, fileStore).catch(() => {
    throw new Error('There is no room left on this device for the file.')
  })
  await changed()
}

/** Returns the pinned PDF; undefined if there is none, or while cached records may not be read. */
export async function readPinnedFile(id: string): Promise<Blob | undefined> {
  if (store.get(offlinePeriodAtom).isOver) return undefined
  const row = await get<FileRow>(id, fileStore)
  const person = personOf(currentSession())
  if (!row || !person) return undefined
  const sealed = { iv: row.iv, bytes: await row.sealed.arrayBuffer() }
  const bytes = await decrypt(await keyOfPerson(person), sealed, id).catch(() => undefined)
  return bytes && isPdf(bytes) ? new Blob([bytes], { type: 'application/pdf' }) : undefined
}

/** Returns a resume, pinned or downloaded; undefined if it cannot be read or its first bytes are not those of a PDF. */
export async function readResume(
  id: string,
  address: string,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const pinned = await readPinnedFile(id)
  if (pinned) return pinned
  const response = await fetch(address, { cache: 'no-store', signal }).catch(() => undefined)
  if (!response || !isFile(response)) return undefined
  const bytes = await response.arrayBuffer().catch(() => undefined)
  return bytes && isPdf(bytes) ? new Blob([bytes], { type: 'application/pdf' }) : undefined
}

export async function unpinFile(id: string): Promise<void> {
  await del(id, fileStore)
  await changed()
}

export async function listPinnedFiles(): Promise<PinnedFile[]> {
  const rows = await entries<string, FileRow>(fileStore).catch(() => [])
  return rows.map(([id, { size, keptAt }]) => ({ id, size, keptAt }))
}

async function list() {
  store.set(listAtom, await listPinnedFiles())
}

async function changed() {
  await list()
  channel.post('changed')
}

async function withProgress(response: Response, onProgress: (part: number) => void): Promise<ArrayBuffer> {
  const total = Number(response.headers.get('content-length'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    received += value.length
    if (total > 0) onProgress(Math.min(1, received / total))
  }
  return new Blob(parts).arrayBuffer()
}

const isPdf = (bytes: ArrayBuffer) => pdfHeaderAt(new TextDecoder('latin1').decode(bytes.slice(0, 1024))) >= 0
const isForeign = (address: string) => new URL(address, location.href).origin !== location.origin
const signedOut = 'You are signed out by now: the file is not kept.'
const unanswered = 'The file could not be downloaded. Try again when there is a connection.'
const foreign =
  'The file could not be downloaded: there is no connection, or it is on another site that does not let it be kept here. The link still leads to it.'
