import { beforeSessionEnds, currentSession, personOf, type Session } from '#src/api/session.ts'
import { type Draft, formOf } from '#src/offline/drafts/draft.ts'
import { type DraftRows, isNewerRow } from '#src/offline/drafts/draft-rows.ts'
import { DraftStore } from '#src/offline/drafts/draft-store.ts'
import { type EncryptedRow, EncryptedTable } from '#src/offline/storage/encrypted-table.ts'
import { draftStore, keyOfPerson, leftDraftsPrefix } from '#src/offline/storage/sign-out/person-key.ts'
import { withTimeout } from '#src/offline/storage/with-timeout.ts'

/** Encrypted content with the field names of earlier versions: each version can read the other's drafts. */
interface StoredDraft extends Pick<Draft, 'at' | 'returns' | 'submission'> {
  values: Draft['input']
}

/** Keys by session, read once: only the encryption comes between a key press and the disk. */
const keys = new WeakMap<Session, Promise<CryptoKey>>()

function keyOf(session: Session | undefined): Promise<CryptoKey> {
  if (!session) return Promise.reject(new Error('Staff drafts need a session'))
  const known = keys.get(session)
  if (known) return known
  const key = keyOfPerson(personOf(session))
  keys.set(session, key)
  key.catch(() => keys.delete(session))
  return key
}

/** Stores drafts encrypted with the signed-in user's key, without files. */
function encryptedDrafts(): DraftRows<EncryptedRow> {
  const table = new EncryptedTable(draftStore, isStoredDraft)
  return {
    pause: 0,
    prefix: leftDraftsPrefix,
    toText,
    fromText,
    owner: () => personOf(currentSession()),
    find: async (form) => {
      const session = currentSession()
      if (!session) return []
      // Fetch the key before the first entry is typed.
      await keyOf(session).catch(() => undefined)
      const drafts = await table.read(
        () => keyOf(session),
        (key) => formOf(key) === form,
      )
      return [...drafts].map(([key, draft]) => ({ key, at: draft.at, input: draft.values, ...more(draft) }))
    },
    protect: async (key, draft) => {
      const contents: StoredDraft = { at: draft.at, values: draft.input, ...more(draft) }
      return table.encrypt(await keyOf(currentSession()), key, contents)
    },
    put: (key, row) => table.put(key, row),
    recover: async (key, row) => {
      // Delete the rows of another user first.
      await keyOf(currentSession()).catch(() => undefined)
      await table.change([key], (_, stored) => (isNewerRow(stored, row) ? stored : row))
    },
    remove: (key, isOurs) => table.change([key], (_, stored) => (isOurs(stored?.at) ? undefined : stored)),
  }
}

/** Drafts of staff, for the same user on this device. */
export const staffDrafts = new DraftStore(encryptedDrafts())

/**
 * Ends drafts with their session; after an expired one, the same user gets the last draft back. Returns a function that
 * stops it.
 */
export function endDraftsWithSession(): () => void {
  // A hanging device does not delay the end.
  return beforeSessionEnds((reason) =>
    withTimeout(reason === 'expired' ? staffDrafts.returnLastTyped() : staffDrafts.forgetAll()),
  )
}

const more = ({ returns, submission }: Pick<Draft, 'returns' | 'submission'>) => ({
  ...(returns && { returns }),
  ...(submission && { submission }),
})

function toText({ at, iv, bytes }: EncryptedRow): string {
  return JSON.stringify({ at, iv: toBase64(iv), bytes: toBase64(new Uint8Array(bytes)) })
}

function fromText(text: string): EncryptedRow {
  const { at, iv, bytes } = JSON.parse(text)
  return { at, iv: fromBase64(iv), bytes: fromBase64(bytes).buffer }
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

function isStoredDraft(read: unknown): read is StoredDraft {
  const { at, values } = Object(read)
  return typeof at === 'number' && typeof values === 'object' && values !== null
}
