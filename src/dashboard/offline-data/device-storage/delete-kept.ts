import type { QueryClient } from '@tanstack/react-query'
import { clear } from 'idb-keyval'
import { isReached } from '#src/api/probe.ts'
import { endSession } from '#src/api/session.ts'
import { staffDrafts } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { listPinnedFiles, unpinFile } from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { cancelSync } from '#src/dashboard/offline-data/sync/sync.ts'
import { broadcastDeletion } from '#src/dashboard/offline-data/sync/sync-channel.ts'
import { syncHeldAtom } from '#src/dashboard/offline-data/sync/sync-state.ts'
import { visitorDrafts } from '#src/offline/outbox/drafts.ts'
import { emptyDatabase, unsentMessages } from '#src/offline/storage/device-contents.ts'
import { databaseNames } from '#src/offline/storage/list-databases.ts'
import { draftStore } from '#src/offline/storage/sign-out/person-key.ts'
import { pictureCache } from '#src/offline/storage/storage-names.ts'
import { flushToDisk, restoreFromDisk } from '#src/offline/storage/stored-cache.ts'
import { allDatabases, type StoredKind } from '#src/offline/storage/stores.ts'
import { safeLocal, safeSession } from '#src/ui/browser/safe-storage.ts'
import { store } from '#src/ui/browser/store.ts'

/** Kinds that can be deleted separately. Files go with a reset, messages and notes where they were written. */
export type DeletableKind = Exclude<StoredKind, 'files' | 'messages' | 'notes'>

/** Deletes one kind of stored data. Settles when it has left the memory and the disk. */
export async function deleteKept(client: QueryClient, kind: DeletableKind): Promise<void> {
  if (kind === 'records') {
    cancelSync()
    store.set(syncHeldAtom, true)
    // Do not delete the database: it contains the key for later data.
    await removeCachedQueries(client, 'staff')
    broadcastDeletion()
  }
  if (kind === 'pages') await removeCachedQueries(client, 'visitor')
  if (kind === 'resumes') for (const { id } of await listPinnedFiles()) await unpinFile(id)
  if (kind === 'drafts') {
    // Writes that a disk has refused so far would otherwise be repeated.
    await Promise.all([staffDrafts.forgetAll(), visitorDrafts.forgetAll()])
    await clear(draftStore)
    await emptyDatabase('outbox', (store) => store !== 'drafts')
  }
  if (kind === 'pictures') {
    await caches.delete(pictureCache)
    // The worker's library stores the address of each picture with the time of its use.
    await emptyDatabase('workbox-expiration')
  }
}

async function removeCachedQueries(client: QueryClient, savedFor: 'staff' | 'visitor') {
  // Only queries in memory are deleted from the disk.
  await restoreFromDisk(client)
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
  for (const name of new Set([...(await databaseNames()), ...allDatabases]))
    await emptyDatabase(name, name === 'outbox' ? isKept : undefined)
  safeLocal.clear()
  safeSession.clear()
  location.replace('/login')
}

/** Whether a row is an unsent message of a visitor, its file, or a later change of it. */
function isUnsent(store: string, key: IDBValidKey, row: unknown): boolean {
  if (store === 'items') return Object(row).state !== 'sent'
  // Sent messages have no files.
  return store === 'files' || String(key).startsWith('item ')
}
