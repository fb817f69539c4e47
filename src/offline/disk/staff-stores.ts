import { clear } from 'idb-keyval'
import { deviceStore } from './device-store.ts'
import { withTimeout } from './with-timeout.ts'

/** Databases of what staff have read, one for each person. */
export const staffPrefix = 'saved-staff-'

/** Databases of what one person keeps longer than a session: drafts, files, and their key. */
export const belongingsPrefix = 'kept-staff-'

/** Every tab with a session holds this lock together with the others. */
export const staffLock = 'staff-session'

/** Without a list of its databases a browser cannot be told to empty them all, so it gets none for staff. */
export const canSaveForStaff = () => typeof indexedDB !== 'undefined' && 'databases' in indexedDB

export async function hasBelongings(): Promise<boolean> {
  return canSaveForStaff() && (await databaseNames()).some((name) => name.startsWith(belongingsPrefix))
}

/** Empties what the device has saved for staff. Databases are not deleted: an open tab would block that. */
export async function emptyStaffStores(except?: string): Promise<void> {
  if (!canSaveForStaff()) return
  const others = (await databaseNames()).filter((name) => name.startsWith(staffPrefix) && name !== except)
  await Promise.allSettled(others.map((name) => clear(deviceStore(name))))
}

async function databaseNames(): Promise<string[]> {
  return (await withTimeout(indexedDB.databases())).map(({ name = '' }) => name)
}
