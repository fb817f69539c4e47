import { clear } from 'idb-keyval'
import { deviceStore } from './device-store.ts'
import { databaseNames } from './list-databases.ts'

/** Prefix of the databases with cached staff responses, one for each user. */
export const staffPrefix = 'saved-staff-'

/** Shared lock that every tab with a session holds. */
export const staffLock = 'staff-session'

/** Whether staff data may be cached: a browser that cannot list its databases cannot empty them all. */
export const canSaveForStaff = () => typeof indexedDB !== 'undefined' && 'databases' in indexedDB

/** Whether anyone has ever signed in on this device. */
export async function hasStaffStores(): Promise<boolean> {
  // Includes the data of a user that outlives a session.
  return (await databaseNames()).some((name) => /^(?:saved|kept)-staff-/.test(name))
}

/** Empties the databases of staff responses. They are not deleted: an open tab would block that. */
export async function emptyStaffStores(except?: string): Promise<void> {
  const others = (await databaseNames()).filter((name) => name.startsWith(staffPrefix) && name !== except)
  await Promise.allSettled(others.map((name) => clear(deviceStore(name))))
}
