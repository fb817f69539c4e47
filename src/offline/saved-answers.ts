import type { Query, QueryClient } from '@tanstack/react-query'
import { atom, getDefaultStore } from 'jotai'
import type { SavedFor } from '#src/api/crud.ts'
import { currentSession, type Session } from '#src/api/session.ts'
import { type AnswerShelf, openShelf, type SavedAnswer } from './answer-shelf.ts'

const day = 24 * 60 * 60 * 1000
const maxAge = { visitor: 90 * day, staff: 30 * day }
const staffPrefix = 'saved-staff-'

/** Whether answers reach the disk; `memory` when the browser refuses (private mode, a full disk). */
export const storageAtom = atom<'kept' | 'memory'>('kept')

/**
 * Keeps the answers of the query cache on the device, each under its own key, and only those that this tab fetched or
 * changed itself: two tabs do not write each other's older answers.
 */
export function createSavedAnswers(client: QueryClient, delay = 500) {
  const visitors = openShelf('saved-visitor', maxAge.visitor)
  let staff: { person: string; shelf: AnswerShelf } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  /** When each answer was saved, by this tab or by another. */
  const savedAt = new Map<string, number>()
  const changed = new Set<string>()
  const tabs = new BroadcastChannel('saved-answers')
  tabs.onmessage = ({ data }: MessageEvent<[string, number][]>) => {
    for (const [hash, at] of data) savedAt.set(hash, Math.max(at, savedAt.get(hash) ?? 0))
  }

  function shelfFor(savedFor: SavedFor): AnswerShelf | undefined {
    if (savedFor === 'visitor') return visitors
    const person = personOf(currentSession())
    if (!person) return undefined
    if (staff?.person !== person) staff = { person, shelf: openShelf(staffPrefix + person, maxAge.staff) }
    return staff.shelf
  }

  async function restore(): Promise<SavedAnswer[]> {
    const shelves = [visitors, shelfFor('staff')].filter((shelf) => shelf !== undefined)
    const read = await Promise.allSettled(shelves.map((shelf) => shelf.read()))
    if (read.some(({ status }) => status === 'rejected')) degrade()
    const answers = read.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    for (const { queryHash, dataUpdatedAt } of answers) savedAt.set(queryHash, dataUpdatedAt)
    return answers
  }

  function note(query: Query) {
    if (!query.meta?.savedFor || query.state.status !== 'success') return
    if (query.state.dataUpdatedAt <= (savedAt.get(query.queryHash) ?? 0)) return
    changed.add(query.queryHash)
    timer ??= setTimeout(() => void flush(), delay)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const queries = [...changed].flatMap((hash) => client.getQueryCache().get(hash) ?? [])
    changed.clear()
    const writes = (['visitor', 'staff'] as const).map(async (savedFor) => {
      const answers = queries.flatMap(answersOf).filter((answer) => answer.savedFor === savedFor)
      if (answers.length > 0) await save(savedFor, answers)
    })
    writing = Promise.all([writing, ...writes]).then(() => undefined)
    return writing
  }

  async function save(savedFor: SavedFor, answers: SavedAnswer[]) {
    try {
      await shelfFor(savedFor)?.write(answers)
      remember(answers)
    } catch (error) {
      if (!isFull(error) || savedFor === 'visitor') return degrade()
      // What staff need is worth more than pages that can be fetched again.
      await visitors
        .empty()
        .then(() => shelfFor(savedFor)?.write(answers))
        .then(() => remember(answers), degrade)
    }
  }

  function remember(answers: SavedAnswer[]) {
    const news = answers.map(({ queryHash, dataUpdatedAt }): [string, number] => [queryHash, dataUpdatedAt])
    for (const [hash, at] of news) savedAt.set(hash, at)
    tabs.postMessage(news)
  }

  function forget(query: Query) {
    savedAt.delete(query.queryHash)
    changed.delete(query.queryHash)
    if (query.meta?.savedFor) void shelfFor(query.meta.savedFor)?.drop([query.queryHash]).catch(degrade)
  }

  /** Memory first, then the disk; a write that is under way is waited for, so that none lands afterwards. */
  async function emptyStaff(): Promise<void> {
    const isStaff = { predicate: (query: Query) => query.queryKey.includes('staff') }
    const shelf = shelfFor('staff')
    await client.cancelQueries(isStaff)
    client.removeQueries(isStaff)
    await writing
    await shelf?.empty()
    staff = undefined
  }

  return { restore, note, flush, forget, emptyStaff }
}

/** Empties the databases of everybody but this person. */
export async function emptyOtherPeople(session: Session | undefined): Promise<void> {
  const own = staffPrefix + personOf(session)
  const databases = (await indexedDB.databases?.()) ?? []
  const others = databases.filter(
    ({ name = '' }) => name.startsWith(staffPrefix) && (!session || name !== own),
  )
  await Promise.all(others.map(({ name = '' }) => openShelf(name, maxAge.staff).empty()))
}

function personOf(session: Session | undefined): string | undefined {
  return session && (session.admin._id || session.admin.email || 'unnamed')
}

function answersOf({ meta, queryKey, queryHash, state }: Query): SavedAnswer[] {
  if (!meta?.savedFor) return []
  return [
    { savedFor: meta.savedFor, queryKey, queryHash, data: state.data, dataUpdatedAt: state.dataUpdatedAt },
  ]
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function degrade() {
  getDefaultStore().set(storageAtom, 'memory')
}
