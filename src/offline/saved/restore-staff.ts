import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { type SavedHead, savedHeadsAtom } from '#src/offline/disk/saved-head.ts'
import type { AnswerStore, RestoredQuery } from './answer-store.ts'
import { firstScreen } from './first-screen.ts'
import { isStaff } from './forget-staff.ts'

/** Longest wait for what a screen asks for that has been drawn, in milliseconds. */
const questionsTimeout = 300
/** Longest wait for a frame: a tab that is not shown has none. */
const frameTimeout = 200

interface Restoring {
  client: QueryClient
  store: AnswerStore
  hydrateQueries: (queries: RestoredQuery[]) => void
  /** False as soon as the session is not this one any more. */
  isCurrent: () => boolean
}

/**
 * Brings what is saved for a person into the memory. Where a screen waits for some of it, that comes first, and the
 * rest beside it: this settles when the screen has all that it asked for.
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
  // A record without an answer of its own is looked for in its list.
  const isIncomplete = queries.length < hashes.length && heads.length === 0
  if (isIncomplete) await rest
  else rest.catch(() => {})
}

/** The first page of each long list is drawn while the rest of it is being opened. */
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

/** The queries that the first screen asks for; none where it asks for nothing. */
async function wantedByScreen(client: QueryClient): Promise<string[]> {
  const cache = client.getQueryCache()
  const wanted = () =>
    cache
      .findAll({ predicate: (query) => isStaff(query) && query.state.data === undefined })
      .map(({ queryHash }) => queryHash)
  await firstScreen.asked
  if (wanted().length > 0) return wanted()
  // Its loaders ask for nothing: what is drawn may.
  firstScreen.answer()
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      resolve(wanted())
    }
    const stop = cache.subscribe(({ type }) => {
      // What a screen asks for, it asks for together. What visitors' pages have saved is no question.
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
