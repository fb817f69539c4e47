import { outboxDatabase, staffDatabase, visitorDatabase } from './storage-names.ts'

/** Kinds of data that this site stores on a device. */
export type StoredKind =
  | 'records'
  | 'resumes'
  | 'notes'
  | 'drafts'
  | 'pages'
  | 'messages'
  | 'pictures'
  | 'files'

export type DatabaseName = typeof staffDatabase | typeof visitorDatabase | typeof outboxDatabase

interface Store {
  database: DatabaseName
  /** Name of the object store. */
  name: string
  /** Kind under which the device page counts it. */
  kind?: StoredKind
  /**
   * End of its rows. `session`: any session's end. `person`: Logout, another user, or a start without a session, unless
   * that session was persistent or has expired.
   */
  until?: 'session' | 'person'
}

/** All object stores of the device. Storage report, sign-out and reset read this list. */
export const stores = {
  /** Cached responses, encrypted with the session's key, and that key, wrapped. */
  records: { database: staffDatabase, name: 'records', kind: 'records', until: 'session' },
  /** Key of one user, which outlives the session. Deleted first: the rest is unreadable without it. */
  personKey: { database: staffDatabase, name: 'person-key', until: 'person' },
  staffDrafts: { database: staffDatabase, name: 'drafts', kind: 'drafts', until: 'person' },
  pinnedFiles: { database: staffDatabase, name: 'files', kind: 'resumes', until: 'person' },
  followUps: { database: staffDatabase, name: 'follow-ups', kind: 'notes', until: 'person' },
  views: { database: staffDatabase, name: 'views', kind: 'notes', until: 'person' },
  /** Sessions that have ended, and those of them that no server has revoked yet. */
  signOutMarks: { database: staffDatabase, name: 'sign-out-marks' },
  revocations: { database: staffDatabase, name: 'revocations' },
  pages: { database: visitorDatabase, name: 'queries', kind: 'pages' },
  items: { database: outboxDatabase, name: 'items', kind: 'messages' },
  itemFiles: { database: outboxDatabase, name: 'files', kind: 'messages' },
  visitorDrafts: { database: outboxDatabase, name: 'drafts', kind: 'drafts' },
} as const satisfies Record<string, Store>

export type StoreName = keyof typeof stores
/** Names of the stores in the database of staff. */
export type StaffStoreName = {
  [Name in StoreName]: (typeof stores)[Name]['database'] extends typeof staffDatabase ? Name : never
}[StoreName]

const all: [string, Store][] = Object.entries(stores)

/** Returns the object stores of a database. */
export const storesOf = (database: DatabaseName): Store[] =>
  all.map(([, store]) => store).filter((store) => store.database === database)

/** Returns the names of the stores that end together, in the order of their deletion. */
export const staffStoresUntil = (until: Store['until']): StaffStoreName[] =>
  // Cast: only stores of staff end with a session or a person.
  all.filter(([, store]) => store.until === until).map(([name]) => name as StaffStoreName)

/** Returns all databases of the list. */
export const allDatabases: readonly DatabaseName[] = [...new Set(all.map(([, { database }]) => database))]
