import type { QueryClient } from '@tanstack/react-query'
import { clear, createStore } from 'idb-keyval'
import { endSession } from '#src/api/session.ts'
import { databaseNames } from './device-contents.ts'
import { deviceStore } from './device-store.ts'
import { dropFile, keptFiles } from './kept-files.ts'
import { cancelSync } from './readiness.ts'
import type { StoredKind } from './storage-report.ts'

/** Where the worker notes when a picture was seen. */
const pictureAges = 'workbox-expiration'

/** What can be deleted by itself. Files go with a reset, and messages where their sender decides. */
export type DeletableKind = Exclude<StoredKind, 'files' | 'messages'>

/** Removes one kind of what is kept. Settles when it has left the memory; the disk follows within a second. */
export async function deleteKept(client: QueryClient, kind: DeletableKind): Promise<void> {
  if (kind === 'records') {
    cancelSync()
    // Not the database: the key of what comes next is in it.
    removeAnswers(client, 'staff')
  }
  if (kind === 'pages') removeAnswers(client, 'visitor')
  if (kind === 'resumes') for (const { id } of await keptFiles()) await dropFile(id)
  if (kind === 'drafts') await clear(deviceStore('kept-staff-drafts'))
  if (kind === 'pictures') await caches.delete('images')
}

function removeAnswers(client: QueryClient, savedFor: 'staff' | 'visitor') {
  client.removeQueries({ predicate: ({ meta }) => meta?.savedFor === savedFor })
}

/**
 * Signs out and removes everything of this site from the device, then loads it anew. What takes its time is done while
 * the question still stands there: a sign-in page that is drawn must not be loaded again under somebody's fingers.
 */
export async function resetApp({ withMessages }: { withMessages: boolean }): Promise<void> {
  cancelSync()
  const keeps = (name: string) => name === 'outbox' && !withMessages
  const names = (await databaseNames()).filter((name) => !keeps(name))
  // A worker that is told to go holds it open for a while: its deletion would keep waiting whoever opens it next.
  if (names.includes(pictureAges)) await clear(createStore(pictureAges, 'cache-entries'))
  const workers = await navigator.serviceWorker?.getRegistrations()
  await Promise.all((workers ?? []).map((worker) => worker.unregister()))
  for (const name of await caches.keys()) await caches.delete(name)
  await endSession('signed-out')
  // An open connection holds a deletion up until the page is gone: the next one finds nothing.
  for (const name of names) if (name !== pictureAges) indexedDB.deleteDatabase(name)
  localStorage.clear()
  sessionStorage.clear()
  location.replace('/login')
}
