import { accounts } from '#mocks/accounts.ts'
import { seeds } from '#mocks/seeds/index.ts'
import { oddRows } from '#mocks/seeds/odd-rows.ts'
import { settingsSeed } from '#mocks/seeds/settings.ts'
import type { collections } from '#src/contract/index.ts'
import { createTable, type Row, type Table } from './table.ts'

export type CollectionName = keyof typeof collections

/** What a person did, as `POST /dashboard/activity` tells it. */
interface Activity {
  id: string
  type: string
  description: string
  date: string
}

interface Backend {
  tables: Record<CollectionName, Table>
  settings: Record<string, Record<string, unknown>>
  /** Kept apart from the rows, so that no answer can carry one by mistake. */
  passwords: Map<string, string>
  /** When somebody gave a wrong one, by e-mail address. */
  wrongPasswords: Map<string, number[]>
  activities: Activity[]
  visits: string[]
  uploads: Map<string, File>
  /** Answers by path and Idempotency-Key, with what was sent. */
  replies: Map<string, { print: string; reply: Promise<Response> }>
  /** Whether its tables give the odd rows, too: in every weather, or because the weather of the latest call wants it. */
  odd: { always: boolean; now: boolean }
}

/** All that the emulated backend knows. It lives as long as its server. */
export let backend = start()

/** Puts the seeds back. Sessions stay: whoever is signed in as a seeded account remains so. */
export function resetBackend() {
  backend = start()
}

const oddIds = new Set(Object.values(oddRows).flatMap((rows) => rows.map(({ _id }) => _id)))

function start(): Backend {
  return {
    tables: tables(new Date()),
    settings: structuredClone(settingsSeed),
    passwords: new Map(accounts.map(({ _id, password }) => [_id, password])),
    wrongPasswords: new Map(),
    activities: [],
    visits: [],
    uploads: new Map(),
    replies: new Map(),
    odd: { always: false, now: false },
  }
}

function tables(now: Date): Record<CollectionName, Table> {
  const filled = Object.entries(seeds).map(([name, seed]) => {
    const isShown = ({ _id }: Row) => !oddIds.has(_id) || backend.odd.always || backend.odd.now
    return [name, createTable(structuredClone(seed(now)), isShown)]
  })
  // fromEntries forgets the keys: there is a seed for each collection, or seeds/index.ts would not compile.
  return Object.fromEntries(filled) as Record<CollectionName, Table>
}
