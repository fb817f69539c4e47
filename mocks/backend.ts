import { createMemoryCounters } from '#backend/memory/counters.ts'
import { createMemorySystem } from '#backend/memory/system.ts'
import { createTable, type Row, type Table } from '#backend/memory/table.ts'
import type { Counters } from '#backend/ports/ports.ts'
import type { System } from '#backend/ports/system.ts'
import { type CollectionTable, type TableName, tables } from '#backend/schema.ts'
import { accounts } from '#mocks/accounts.ts'
import { malformedRecords, seeds } from '#mocks/seeds/index.ts'
import { settingsSeed } from '#mocks/seeds/settings.ts'
import { visitsSeed } from '#mocks/seeds/visits.ts'
import type { collections } from '#src/contract/index.ts'

export type CollectionName = keyof typeof collections
type InternalTable = Exclude<TableName, CollectionTable>
type Settings = Record<string, Record<string, unknown>>

interface Backend {
  tables: Record<CollectionName, Table>
  /** Tables besides the collections: sessions, idempotent responses, mails … */
  internal: Record<InternalTable, Table>
  /** Sections of the settings. Each is read and replaced as a whole. */
  settings: Settings
  counters: Counters
  system: System
  uploads: Map<string, File>
  /** Whether tables include malformed records: always, or because of the simulated faults of the current call. */
  malformed: { always: boolean; now: boolean }
}

// Object.keys loses the type of the table names. Tables with seeds are the collections.
const collectionNames = Object.keys(seeds) as CollectionName[]
const internalNames = Object.keys(tables).filter((name) => !(name in seeds)) as InternalTable[]

const sessions = createTable([])

/** State of the emulated backend. It lives as long as its server. */
export let backend = start()

/** Restores the seeds. Sessions of seeded accounts stay valid. */
export function resetBackend() {
  backend = start()
}

/** Uses the tables of another backend from now on. */
export function showTables(stored: (name: TableName) => Table) {
  backend = start(stored)
}

/** Returns the current table of that name. */
export function tableOf(name: TableName): Table {
  return { ...backend.tables, ...backend.internal }[name]
}

function start(stored?: (name: TableName) => Table): Backend {
  const now = new Date()
  const internal = stored ? each(internalNames, stored) : internalTables(now)
  return {
    tables: stored ? each(collectionNames, stored) : collectionTables(now),
    internal,
    settings: settingsIn(internal.settings),
    counters: createMemoryCounters(),
    system: createMemorySystem(() => new Date()),
    uploads: new Map(),
    malformed: { always: false, now: false },
  }
}

function collectionTables(now: Date): Record<CollectionName, Table> {
  const malformedIds = new Set(Object.values(malformedRecords).flatMap((rows) => rows.map(({ _id }) => _id)))
  const passwords = new Map<string, string>(accounts.map(({ _id, password }) => [_id, password]))
  const filled = Object.entries(seeds).map(([name, seed]) => {
    const isShown = ({ _id }: Row) =>
      !malformedIds.has(_id) || backend.malformed.always || backend.malformed.now
    const rows = structuredClone(seed(now)).map((row) => {
      const password = name === 'admins' && passwords.get(Object(row)._id)
      return password ? { ...row, password } : row
    })
    return [name, createTable(rows, isShown)]
  })
  // fromEntries loses the keys. There is a seed for each collection, or seeds/index.ts would not compile.
  return Object.fromEntries(filled) as Record<CollectionName, Table>
}

function internalTables(now: Date): Record<InternalTable, Table> {
  const changedAt = now.toISOString()
  const rowsByTable: Partial<Record<TableName, object[]>> = {
    visits: visitsSeed(now),
    settings: Object.entries(settingsSeed).map(([_id, value]) => ({
      _id,
      value: JSON.stringify(value),
      changedAt,
    })),
  }
  return each(internalNames, (name) =>
    name === 'sessions' ? sessions : createTable(rowsByTable[name] ?? []),
  )
}

function each<Name extends TableName>(names: Name[], give: (name: Name) => Table): Record<Name, Table> {
  // fromEntries loses the type of the keys, which are these names.
  return Object.fromEntries(names.map((name) => [name, give(name)])) as Record<Name, Table>
}

function settingsIn(table: Table): Settings {
  const sections = Object.keys(settingsSeed).map((_id) => [
    _id,
    {
      enumerable: true,
      get: () => JSON.parse(String(table.find(_id)?.value)),
      set: (value: object) => Object.assign(Object(table.find(_id)), { value: JSON.stringify(value) }),
    },
  ])
  return Object.defineProperties({}, Object.fromEntries(sections))
}
