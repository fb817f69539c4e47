import type { QueryClient } from '@tanstack/react-query'
import { clear } from 'idb-keyval'
import { getDefaultStore } from 'jotai'
import { isReached } from '#src/api/probe.ts'
import { endSession } from '#src/api/session.ts'
import { databaseNames } from '#src/offline/disk/database-names.ts'
import {
  draftsDatabase,
  filesDatabase,
  keyDatabase,
  notesDatabase,
  outboxDatabase,
  pictureCache,
  revocationsDatabase,
  signOutMarksDatabase,
  viewsDatabase,
  visitorAnswersDatabase,
} from '#src/offline/disk/device-names.ts'
import { flushToDisk } from '#src/offline/disk/flush.ts'
import { staffDrafts } from '#src/offline/drafts/staff-drafts.ts'
import { dropFile, keptFiles } from '#src/offline/kept/kept-files.ts'
import { visitorDrafts } from '#src/offline/outbox/drafts.ts'
import { cancelSync } from '#src/offline/sync/sync.ts'
import { tellDeleted } from '#src/offline/sync/sync-channel.ts'
import { syncHeldAtom } from '#src/offline/sync/sync-state.ts'
import { ofDrafts } from '#src/offline/vault/person-key.ts'
import { emptyDatabase, unsentMessages } from './device-contents.ts'
import type { StoredKind } from './storage-report.ts'

/** What can be deleted by itself. Files go with a reset, messages and notes where they were written. */
export type DeletableKind = Exclude<StoredKind, 'files' | 'messages' | 'notes'>

/** Removes one kind of what is kept. Settles when it has left the memory and the disk. */
export async function deleteKept(client: QueryClient, kind: DeletableKind): Promise<void> {
  if (kind === 'records') {
    cancelSync()
    getDefaultStore().set(syncHeldAtom, true)
    // Not the database: the key of what comes next is in it.
    await removeAnswers(client, 'staff')
    tellDeleted()
  }
  if (kind === 'pages') await removeAnswers(client, 'visitor')
  if (kind === 'resumes') for (const { id } of await keptFiles()) await dropFile(id)
  if (kind === 'drafts') {
    // What a disk has refused so far would be written once more.
    await Promise.all([staffDrafts.forgetAll(), visitorDrafts.forgetAll()])
    await clear(ofDrafts)
    await emptyDatabase(outboxDatabase, (store) => store !== 'drafts')
  }
  if (kind === 'pictures') await caches.delete(pictureCache)
}

async function removeAnswers(client: QueryClient, savedFor: 'staff' | 'visitor') {
  client.removeQueries({ predicate: ({ meta }) => meta?.savedFor === savedFor })
  await flushToDisk(client)
}

/**
 * Signs out and removes everything of this site from the device, then loads it anew. What takes its time is done while
 * the question still stands there: a sign-in page that is drawn must not be loaded again while a person types into it.
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
  // This page would leave it once more as it goes.
  await visitorDrafts.forgetAll()
  const isKept = !withMessages && (await unsentMessages()) > 0 ? isUnsent : undefined
  // Emptied, not deleted: another tab would hold a deletion up, and with it every later opening of the database.
  for (const name of await everyDatabase())
    await emptyDatabase(name, name === outboxDatabase ? isKept : undefined)
  localStorage.clear()
  sessionStorage.clear()
  location.replace('/login')
}

/** Every one that may be there, also where the browser does not list them: such a browser gets none of staff's answers. */
async function everyDatabase(): Promise<Set<string>> {
  const known = [
    draftsDatabase,
    filesDatabase,
    keyDatabase,
    notesDatabase,
    outboxDatabase,
    revocationsDatabase,
    signOutMarksDatabase,
    viewsDatabase,
    visitorAnswersDatabase,
  ]
  return new Set([...(await databaseNames()), ...known])
}

/** What visitors wrote and no server has, and what they changed of it since. */
function isUnsent(store: string, key: IDBValidKey, row: unknown): boolean {
  if (store === 'items') return Object(row).state !== 'sent'
  // What has arrived has no file any more.
  return store === 'files' || String(key).startsWith('item ')
}
