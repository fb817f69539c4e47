import { entries, promisifyRequest } from 'idb-keyval'
import { beforeSessionEnds, currentSession, personOf, type Session } from '#src/api/session.ts'
import { draftsDatabase } from '#src/offline/disk/storage-names.ts'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import { decryptJson, type Encrypted, encryptJson, isEncrypted } from '#src/offline/encryption/encrypt.ts'
import { draftStore, keyOfPerson } from '#src/offline/encryption/person-key.ts'
import { type Draft, formOf } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'
import { ReturningDrafts } from './returning-drafts.ts'
import { unconfirmedRows } from './unconfirmed-rows.ts'

interface SealedRow extends Encrypted {
  /** Unencrypted timestamp of the draft. */
  at: number
}

/** Encrypted content with the field names of earlier versions: each version can read the other's drafts. */
interface SealedDraft extends Pick<Draft, 'at' | 'returns' | 'submission'> {
  values: Draft['input']
}

/** Keys by session, read once: only the encryption comes between a key press and the disk. */
const keys = new WeakMap<Session, Promise<CryptoKey>>()

function keyOf(session: Session | undefined): Promise<CryptoKey> {
  if (!session) return Promise.reject(new Error('Nobody is signed in'))
  const known = keys.get(session)
  if (known) return known
  const key = keyOfPerson(personOf(session))
  keys.set(session, key)
  key.catch(() => keys.delete(session))
  return key
}

/** Stores drafts encrypted with the signed-in user's key, without files. */
function sealedDrafts(): DraftRows<SealedRow> {
  const unconfirmed = unconfirmedRows<SealedRow>(`${draftsDatabase} `, toText, fromText)
  return {
    pause: 0,
    owner: () => personOf(currentSession()),
    find: async (form) => {
      const session = currentSession()
      if (!session) return []
      // Fetch the key before the first entry, and recover the rows of other users first.
      await keyOf(session).catch(() => undefined)
      await unconfirmed.recover((task) =>
        draftStore('readwrite', (rows) => {
          task(rows)
          return promisifyRequest(rows.transaction)
        }),
      )
      const rows = await entries<string, unknown>(draftStore)
      const drafts = rows
        .filter(([key]) => formOf(key) === form)
        .map(async ([key, row]) => {
          const draft =
            isEncrypted(row) && (await decryptJson(await keyOf(session), row, key).catch(() => undefined))
          return isSealedDraft(draft) ? [{ key, at: draft.at, input: draft.values, ...more(draft) }] : []
        })
      return (await Promise.all(drafts)).flat()
    },
    protect: async (key, draft) => {
      const contents: SealedDraft = { at: draft.at, values: draft.input, ...more(draft) }
      return { ...(await encryptJson(await keyOf(currentSession()), contents, key)), at: draft.at }
    },
    queue: unconfirmed.queue,
    put: (key, row) => {
      const writing = draftStore('readwrite', (rows) => {
        rows.put(row, key)
        return committed(rows.transaction)
      })
      return unconfirmed.put(key, row, writing)
    },
    remove: (key, isOurs) =>
      draftStore('readwrite', (rows) => {
        if (!isOurs) {
          rows.delete(key)
          return committed(rows.transaction)
        }
        const asked: IDBRequest<SealedRow | undefined> = rows.get(key)
        asked.onsuccess = () => {
          if (isOurs(asked.result?.at)) rows.delete(key)
        }
        return promisifyRequest(rows.transaction)
      }),
    leave: unconfirmed.leave,
    forget: unconfirmed.forget,
  }
}

/** Drafts of staff, for the same user on this device. */
export const staffDrafts = new ReturningDrafts(sealedDrafts())

/** Leaves the last draft for the same user after an expired session. A hanging device does not delay the end. */
beforeSessionEnds((reason) =>
  withTimeout(reason === 'expired' ? staffDrafts.returnLastTyped() : staffDrafts.forgetAll()),
)

const more = ({ returns, submission }: Pick<Draft, 'returns' | 'submission'>) => ({
  ...(returns && { returns }),
  ...(submission && { submission }),
})

/** Commits at once: a write while the page closes then mostly succeeds. */
function committed(transaction: IDBTransaction): Promise<void> {
  transaction.commit()
  return promisifyRequest(transaction)
}

function toText({ at, iv, bytes }: SealedRow): string {
  return JSON.stringify({ at, iv: toBase64(iv), bytes: toBase64(new Uint8Array(bytes)) })
}

function fromText(text: string): SealedRow {
  const { at, iv, bytes } = JSON.parse(text)
  return { at, iv: fromBase64(iv), bytes: fromBase64(bytes).buffer }
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

function isSealedDraft(read: unknown): read is SealedDraft {
  const { at, values } = Object(read)
  return typeof at === 'number' && typeof values === 'object' && values !== null
}
