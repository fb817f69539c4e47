import type { UseStore } from 'idb-keyval'
import { isSessionToStay, personOf, type Session } from '#src/api/session.ts'
import { OfflinePeriod } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { sessionKey } from '#src/dashboard/offline-data/encryption/session-key.ts'
import type { Opening } from '#src/offline/storage/cache/follow-session.ts'
import { QueryStore } from '#src/offline/storage/cache/query-store.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { canEncrypt } from '#src/offline/storage/encrypt.ts'
import { keyOfPerson, noteSession } from '#src/offline/storage/sign-out/person-key.ts'
import { removeSignOutMark } from '#src/offline/storage/sign-out/sign-out-marks.ts'
import { blankStaff } from './blank-staff.ts'
import { encryptedQueries } from './encrypted-queries.ts'

/**
 * Opens the stored queries of a user, and locks them when the offline period ends; deletes other users' data.
 *
 * @returns undefined if the device stores nothing for staff
 */
export async function openStaff(opening: Opening): Promise<QueryStore | undefined> {
  const { client, session, isNew, isCurrent, makeRoom, onLeave } = opening
  if (isNew && isCurrent()) await removeSignOutMark(session.token)
  if (!isCurrent() || !canEncrypt()) return undefined
  // Not awaited: some browsers ask the user first.
  void navigator.storage?.persist?.().catch(() => {})
  const database = deviceStore('records')
  // Query both stores together: each result waits for a page that is rendering meanwhile.
  const [key] = await Promise.all([sessionKey(database, session.token), openPersonalData(session)])
  if (!isCurrent()) return undefined
  const rows = encryptedQueries(database, key)
  const store = new QueryStore({ client, name: 'staff', savedFor: 'staff', rows, makeRoom })
  const period = await openOfflinePeriod(opening, database, store)
  onLeave(() => period.close())
  return store
}

function openOfflinePeriod(
  { client }: Opening,
  database: UseStore,
  store: QueryStore,
): Promise<OfflinePeriod> {
  return OfflinePeriod.open(database, {
    lock: () => {
      store.lock()
      return blankStaff(client)
    },
    unlock: () => {
      store.unlock()
      void store.restoreAll()
    },
  })
}

async function openPersonalData(session: Session): Promise<void> {
  const person = personOf(session)
  await keyOfPerson(person)
    .then(() => noteSession(isSessionToStay() ? session.token : undefined))
    .catch(() => {})
}
