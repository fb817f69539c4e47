import { entries } from 'idb-keyval'
import { beforeSessionEnds, currentSession, personOf, type Session } from '#src/api/session.ts'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import { keyOfPerson, ofDrafts } from '#src/offline/vault/person-key.ts'
import { isSealed, type Sealed, sealJson, unsealJson } from '#src/offline/vault/sealing.ts'
import { type Draft, formOf } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'
import { DraftStore } from './draft-store.ts'

interface SealedRow extends Sealed {
  /** In the open, as it was when the draft was typed. */
  at: number
}

/** What was sealed keeps the names of earlier versions: each version reads the drafts of the other. */
interface SealedDraft extends Pick<Draft, 'at' | 'returns' | 'submission'> {
  values: Draft['input']
}

/** Asked for once a session: between a letter and the disk stands nothing but the sealing. */
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

/** Drafts sealed with the key of the person who is signed in. Files are no part of them. */
function sealedDrafts(): DraftRows<SealedRow> {
  return {
    pause: 0,
    owner: () => personOf(currentSession()),
    find: async (form) => {
      const session = currentSession()
      if (!session) return []
      // What is typed in the form's first moment waits for the sealing alone.
      keyOf(session).catch(() => undefined)
      const rows = await entries<string, unknown>(ofDrafts)
      const drafts = rows
        .filter(([key]) => formOf(key) === form)
        .map(async ([key, row]) => {
          const draft =
            isSealed(row) && (await unsealJson(await keyOf(session), row, key).catch(() => undefined))
          return isSealedDraft(draft) ? [{ key, at: draft.at, input: draft.values, ...more(draft) }] : []
        })
      return (await Promise.all(drafts)).flat()
    },
    protect: async (key, draft) => {
      const contents: SealedDraft = { at: draft.at, values: draft.input, ...more(draft) }
      return { ...(await sealJson(await keyOf(currentSession()), contents, key)), at: draft.at }
    },
    put: (key, row) =>
      ofDrafts('readwrite', (rows) => {
        rows.put(row, key)
        return committed(rows.transaction)
      }),
    remove: (key, isOurs) =>
      ofDrafts('readwrite', (rows) => {
        if (!isOurs) {
          rows.delete(key)
          return committed(rows.transaction)
        }
        const asked: IDBRequest<SealedRow | undefined> = rows.get(key)
        asked.onsuccess = () => {
          if (isOurs(asked.result?.at)) rows.delete(key)
        }
        return done(rows.transaction)
      }),
  }
}

/** What staff typed into forms, for the same person on this device. */
export const staffDrafts = new DraftStore(sealedDrafts())

/** After an expired session what was typed waits for the same person. The end does not wait for a device that hangs. */
beforeSessionEnds((reason) =>
  withTimeout(reason === 'expired' ? staffDrafts.returnLastTyped() : staffDrafts.forgetAll()),
)

const more = ({ returns, submission }: Pick<Draft, 'returns' | 'submission'>) => ({
  ...(returns && { returns }),
  ...(submission && { submission }),
})

/** Committed at once: what was asked for while a page goes is then still done. */
function committed(transaction: IDBTransaction): Promise<void> {
  transaction.commit()
  return done(transaction)
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function isSealedDraft(read: unknown): read is SealedDraft {
  return (
    typeof read === 'object' &&
    read !== null &&
    'at' in read &&
    typeof read.at === 'number' &&
    'values' in read &&
    typeof read.values === 'object' &&
    read.values !== null
  )
}
