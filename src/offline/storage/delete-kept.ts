import type { QueryClient } from '@tanstack/react-query'
import { clear } from 'idb-keyval'
import { getDefaultStore } from 'jotai'
import { isReached } from '#src/api/probe.ts'
import { endSession } from '#src/api/session.ts'
import { flushToDisk } from '#src/offline/disk/flush.ts'
import { databaseNames } from '#src/offline/disk/list-databases.ts'
import {
  draftsDatabase,
  filesDatabase,
  followUpsDatabase,
  keyDatabase,
  outboxDatabase,
  pictureCache,
  revocationsDatabase,
  signOutMarksDatabase,
  viewsDatabase,
  visitorCacheDatabase,
} from '#src/offline/disk/storage-names.ts'
import { staffDrafts } from '#src/offline/drafts/staff-drafts.ts'
import { draftStore } from '#src/offline/encryption/person-key.ts'
import { visitorDrafts } from '#src/offline/outbox/drafts.ts'
import { listPinnedFiles, unpinFile } from '#src/offline/pinned/pinned-files.ts'
import { cancelSync } from '#src/offline/sync/sync.ts'
import { tellDeleted } from '#src/offline/sync/sync-channel.ts'
import { syncHeldAtom } from '#src/offline/sync/sync-state.ts'
import { emptyDatabase, unsentMessages } from './device-contents.ts'
import type { StoredKind } from './storage-report.ts'

/** Kinds that can be deleted separately. Files go with a reset, messages and notes where they were written. */
export type DeletableKind = Exclude<StoredKind, 'files' | 'messages' | 'notes'>

/** Deletes one kind of stored data. Settles when it has left the memory and the disk. */
export async function deleteKept(client: QueryClient, kind: DeletableKind): Promise<void> {
  if (kind === 'records') {
    cancelSync()
    getDefaultStore().set(syncHeldAtom, true)
    // Do not delete the database: it contains the key for later data.
    await removeAnswers(client, 'staff')
    tellDeleted()
  }
  if (kind === 'pages') await removeAnswers(client, 'visitor')
  if (kind === 'resumes') for (const { id } of await listPinnedFiles()) await unpinFile(id)
  if (kind === 'drafts') {
    // Writes that a disk has refused so far would otherwise be repeated.
    await Promise.all([staffDrafts.forgetAll(), visitorDrafts.forgetAll()])
    await clear(draftStore)
    await emptyDatabase(outboxDatabase, (store) => store !== 'drafts')
  }
  if (kind === 'pictures') await caches.delete(pictureCache)
}

async function removeAnswers(client: QueryClient, savedFor: 'staff' | 'visitor') {
  client.removeQueries({ predicate: ({ meta }) => meta?.savedFor === savedFor })
  await flushToDisk(client)
}

/**
 * Signs out and removes all data of this site from the device, then reloads. The slow steps run while the question is
 * still open: a sign-in page must not reload while a user types into it.
 *
 * @throws {Error} with the sentence of why it cannot be done now
 */
export async function resetApp({ withMessages }: { withMessages: boolean }): Promise<void> {
  if (!(await isReached()))
    throw new Error(
      'The server does not answer, and without it the app could not be loaded again. Nothing was removed.',
    )
  cancelSync()
  const workers = await navigator.serviceWorker?.getRegistrations()
  await Promise.all((workers ?? []).map((worker) => worker.unregister()))
  for (const name of await caches.keys()) await caches.delete(name)
  await endSession('signed-out')
  // Otherwise this page would store them again as it closes.
  await visitorDrafts.forgetAll()
  const isKept = !withMessages && (await unsentMessages()) > 0 ? isUnsent : undefined
  // Emptied, not deleted: another tab would block a deletion, and with it every later opening of the database.
  for (const name of await everyDatabase())
    await emptyDatabase(name, name === outboxDatabase ? isKept : undefined)
  localStorage.clear()
  sessionStorage.clear()
  location.replace('/login')
}

/** Returns all possible databases, even if the browser cannot list them: such a browser caches no staff data. */
async function everyDatabase(): Promise<Set<string>> {
  const known = [
    draftsDatabase,
    filesDatabase,
    keyDatabase,
    followUpsDatabase,
    outboxDatabase,
    revocationsDatabase,
    signOutMarksDatabase,
    viewsDatabase,
    visitorCacheDatabase,
  ]
  return new Set([...(await databaseNames()), ...known])
}

/** Whether a row is an unsent message of a visitor, its file, or a later change of it. */
function isUnsent(store: string, key: IDBValidKey, row: unknown): boolean {
  if (store === 'items') return Object(row).state !== 'sent'
  // Sent messages have no files.
  return store === 'files' || String(key).startsWith('item ')
}
