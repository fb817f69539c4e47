import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import {
  leaveDevice,
  newDevice,
  putOnDisk,
  savedOnDisk,
} from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { persistCache } from '#src/offline/storage/cache/persist-cache.ts'
import { databaseContents } from '#src/offline/storage/device-contents.ts'
import { pictureCache } from '#src/offline/storage/storage-names.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { deleteKept } from './delete-kept.ts'

const picture = 'https://kelvara.example/uploads/crane.webp'

/** Creates the rows of the service worker's library. */
function notePicture(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('workbox-expiration', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('cache-entries', { keyPath: 'id' })
    opening.onsuccess = () => {
      const writing = opening.result.transaction('cache-entries', 'readwrite')
      writing
        .objectStore('cache-entries')
        .put({ id: `${pictureCache}|${picture}`, url: picture, timestamp: 1 })
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

test('the deletion of pictures deletes their addresses in the worker’s database, too', async () => {
  stubStorage()
  const deleted: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
  await notePicture()
  await deleteKept(new QueryClient(), 'pictures')
  expect(deleted).toEqual([pictureCache])
  expect((await databaseContents('workbox-expiration')).get('cache-entries')).toEqual([])
})

test('the deletion of pages deletes those that no screen has restored, too', async () => {
  newDevice()
  await putOnDisk('saved-visitor', ['projects', 'visitor', 'list'], [])
  const client = new QueryClient()
  const cache = persistCache(client)
  await deleteKept(client, 'pages')
  expect(await savedOnDisk('saved-visitor')).toEqual({})
  cache.stop()
  leaveDevice()
})
