import { clear } from 'idb-keyval'
import { databaseNames } from './database-names.ts'
import { deviceStore } from './device-store.ts'

/** Databases of what staff have read, one for each person. */
export const staffPrefix = 'saved-staff-'

/** Every tab with a session holds this lock together with the others. */
export const staffLock = 'staff-session'

/** Without a list of its databases a browser cannot be told to empty them all, so it gets none for staff. */
export const canSaveForStaff = () => typeof indexedDB !== 'undefined' && 'databases' in indexedDB

/** Whether anybody has ever signed in on this device. */
export async function hasStaffStores(): Promise<boolean> {
  // With what a person keeps longer than a session.
  return (await databaseNames()).some((name) => /^(?:saved|kept)-staff-/.test(name))
}

/** Empties what the device has saved for staff. Databases are not deleted: an open tab would block that. */
export async function emptyStaffStores(except?: string): Promise<void> {
  const others = (await databaseNames()).filter((name) => name.startsWith(staffPrefix) && name !== except)
  await Promise.allSettled(others.map((name) => clear(deviceStore(name))))
}
