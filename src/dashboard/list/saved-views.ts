import { getDefaultStore, useAtomValue } from 'jotai'
import { viewStore } from '#src/offline/encryption/person-key.ts'
import { EncryptedEntries } from '#src/offline/pinned/encrypted/encrypted-entries.ts'
import type { ListSearch } from './list-search.ts'

/** A list's filters, order and columns under a name. */
export interface SavedView {
  id: string
  /** Name of the list, as in its CSV file. */
  list: string
  name: string
  search: ListSearch
}

interface KeptView extends Omit<SavedView, 'id'> {
  /** Time of the last save or rename, in milliseconds. */
  at: number
}

/** Search parameters that a view stores: all but the page. */
const remembered = ['q', 'sort', 'size', 'status', 'answered', 'age', 'hide', 'from', 'to'] as const

const keptViews = new EncryptedEntries<KeptView>({
  rows: viewStore,
  channel: 'saved-views',
  isEntry: isKeptView,
})

/** Returns the views of one list by their names; those of the signed-in user, on this device. */
export function useSavedViews(list: string) {
  const views = viewsOf(useAtomValue(keptViews.atom), list)
  return {
    views,
    /** Saves a view, replacing one of the same name. Returns an undo function, as the others do. */
    save: (name: string, search: ListSearch) => {
      const isSame = (view: SavedView) => view.name.toLowerCase() === name.toLowerCase()
      const id = views.find(isSame)?.id ?? crypto.randomUUID()
      return put(id, { list, name, search: rememberedOf(search) })
    },
    rename: (id: string, name: string) => {
      const view = heldView(id)
      return view ? put(id, { ...view, name }) : () => {}
    },
    remove: (id: string) => {
      const view = heldView(id)
      if (!view) return () => {}
      void keptViews.drop(id, view.at)
      return () => void put(id, view)
    },
  }
}

/** Stores a view, and returns an undo function. */
function put(id: string, view: Omit<KeptView, 'at'>): () => void {
  const before = heldView(id)
  const at = Math.max(Date.now(), (before?.at ?? 0) + 1)
  void keptViews.keep(new Map([[id, { ...view, at }]]))
  return () => void (before ? put(id, before) : keptViews.drop(id, at))
}

const heldView = (id: string) => getDefaultStore().get(keptViews.atom).get(id)

export function viewsOf(kept: ReadonlyMap<string, KeptView>, list: string): SavedView[] {
  return [...kept]
    .filter(([, view]) => view.list === list)
    .map(([id, { at: _, ...view }]) => ({ id, ...view }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Returns the search with all missing parameters as undefined: a view also removes filters. */
export function asChange(search: ListSearch): ListSearch {
  return Object.fromEntries(remembered.map((name) => [name, search[name]]))
}

/** Whether the search has anything to store. */
export const isWorthKeeping = (search: ListSearch) => Object.keys(rememberedOf(search)).length > 0

export function rememberedOf(search: ListSearch): ListSearch {
  return Object.fromEntries(
    remembered.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]),
  )
}

/** Whether stored data is a view: another version of the app may have written it. */
export function isKeptView(read: unknown): read is KeptView {
  const { list, name, search, at } = Object(read)
  const isText = typeof list === 'string' && typeof name === 'string'
  return isText && typeof search === 'object' && search !== null && typeof at === 'number'
}
