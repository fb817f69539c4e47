import { clear } from 'idb-keyval'
import { deviceStore } from './device-store.ts'
import { isEarlierDatabase } from './earlier-data.ts'
import { databaseNames } from './list-databases.ts'
import { staffDatabase } from './storage-names.ts'
import { staffStoresUntil } from './stores.ts'

/** Shared lock that every tab with a session holds. */
export const staffLock = 'staff-session'

/** Whether anyone has ever signed in on this device. */
export async function hasStaffData(): Promise<boolean> {
  return (await databaseNames()).some((name) => name === staffDatabase || isEarlierDatabase(name))
}

/** Deletes the rows that end with a session. The database is not deleted: an open tab would block that. */
export const emptySessionData = () => emptyStores('session')

/** Deletes a user's data, the key first: without it the rest is unreadable. */
export const emptyPersonalData = () => emptyStores('person')

async function emptyStores(until: 'session' | 'person'): Promise<void> {
  for (const name of staffStoresUntil(until)) await clear(deviceStore(name))
}
