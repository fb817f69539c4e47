import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { type SavedHead, savedHeadsAtom } from '#src/offline/disk/saved-head.ts'
import { firstScreen } from './first-screen.ts'
import { isStaff } from './forget-staff.ts'
import type { QueryStore, RestoredQuery } from './query-store.ts'

/** Time limit for the requests of a screen that has rendered, in milliseconds. */
const questionsTimeout = 300
/** Time limit for a frame, in milliseconds: a hidden tab has none. */
const frameTimeout = 200

interface Restoring {
  client: QueryClient
  store: QueryStore
  hydrateQueries: (queries: RestoredQuery[]) => void
  /** False as soon as the session has changed. */
  isCurrent: () => boolean
}

/**
 * Loads a user's cached data into memory. Data that a screen waits for comes first, and the rest in parallel: settles
 * when the screen has all that it requested.
 */
export async function restoreStaff(restoring: Restoring, isScreenWaiting: boolean): Promise<void> {
  const hashes = isScreenWaiting ? await wantedByScreen(restoring.client) : []
  return hashes.length === 0 ? restoreAll(restoring) : restoreWanted(restoring, hashes)
}

async function restoreAll({ store, hydrateQueries, isCurrent }: Restoring): Promise<void> {
  const queries = await store.read()
  if (isCurrent()) hydrateQueries(queries)
}

async function restoreWanted(restoring: Restoring, hashes: string[]): Promise<void> {
  const { store, hydrateQueries, isCurrent } = restoring
  const { queries, heads } = await store.readFirst(hashes)
  if (!isCurrent()) return
  hydrateQueries(queries)
  await withHeadsShown(heads, async () => {
    const wholeLists = await store.readSome(heads.map(({ hash }) => hash))
    if (isCurrent()) hydrateQueries(wholeLists)
  })
  const rest = afterNextFrame().then(() => restoreAll(restoring))
  // A record without a cached response of its own is looked up in its list.
  const isIncomplete = queries.length < hashes.length && heads.length === 0
  if (isIncomplete) await rest
  else rest.catch(() => {})
}

/** Shows the first page of each long list while the rest is being decrypted. */
async function withHeadsShown(heads: SavedHead[], openLists: () => Promise<void>): Promise<void> {
  const store = getDefaultStore()
  store.set(savedHeadsAtom, heads)
  firstScreen.answer()
  if (heads.length > 0) await afterNextFrame()
  try {
    await openLists()
  } finally {
    store.set(savedHeadsAtom, [])
  }
}

/** Returns the hashes of the queries that the first screen requests. */
async function wantedByScreen(client: QueryClient): Promise<string[]> {
  const cache = client.getQueryCache()
  const wanted = () =>
    cache
      .findAll({ predicate: (query) => isStaff(query) && query.state.data === undefined })
      .map(({ queryHash }) => queryHash)
  await firstScreen.asked
  if (wanted().length > 0) return wanted()
  // The loaders request nothing, but the rendered screen may.
  firstScreen.answer()
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      resolve(wanted())
    }
    const stop = cache.subscribe(({ type }) => {
      // A screen makes its requests together. Visitors' cached data is ignored here.
      if (type === 'added' && wanted().length > 0) setTimeout(settle)
    })
    const timer = setTimeout(settle, questionsTimeout)
  })
}

function afterNextFrame(): Promise<void> {
  return new Promise((settle) => {
    requestAnimationFrame(() => setTimeout(settle))
    setTimeout(settle, frameTimeout)
  })
}
