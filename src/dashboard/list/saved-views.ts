import { useAtomValue } from 'jotai'
import { EncryptedEntries } from '#src/dashboard/offline-data/pinned/encrypted/encrypted-entries.ts'
import { viewStore } from '#src/offline/storage/sign-out/person-key.ts'
import { store } from '#src/ui/browser/store.ts'
import type { ListSearch } from './list-search.ts'

/** A list's filters, order and columns under a name. */
export interface SavedView {
  id: string
  /** Name of the list, as in its CSV file. */
  list: string
  name: string
  search: ListSearch
}

interface StoredView extends Omit<SavedView, 'id'> {
  /** Time of the last save or rename, in milliseconds. */
  at: number
}

/** Search parameters that a view stores: all but the page. */
const remembered = [
  'q',
  'sort',
  'size',
  'status',
  'position',
  'answered',
  'age',
  'hide',
  'from',
  'to',
] as const

const storedViews = new EncryptedEntries<StoredView>({
  rows: viewStore,
  channel: 'saved-views',
  isEntry: isStoredView,
})

/** Returns the views of one list by their names; those of the signed-in user, on this device. */
export function useSavedViews(list: string) {
  const views = viewsOf(useAtomValue(storedViews.atom), list)
  return {
    views,
    /** Saves a view, replacing one of the same name. Returns an undo function, as the others do. */
    save: (name: string, search: ListSearch) => {
      const isSame = (view: SavedView) => view.name.toLowerCase() === name.toLowerCase()
      const id = views.find(isSame)?.id ?? crypto.randomUUID()
      return put(id, { list, name, search: rememberedOf(search) })
    },
    rename: (id: string, name: string) => {
      const view = storedView(id)
      return view ? put(id, { ...view, name }) : () => {}
    },
    remove: (id: string) => {
      const view = storedView(id)
      if (!view) return () => {}
      void storedViews.drop(id, view.at)
      return () => void put(id, view)
    },
  }
}

/** Stores a view, and returns an undo function. */
function put(id: string, view: Omit<StoredView, 'at'>): () => void {
  const before = storedView(id)
  const at = Math.max(Date.now(), (before?.at ?? 0) + 1)
  void storedViews.keep(new Map([[id, { ...view, at }]]))
  return () => void (before ? put(id, before) : storedViews.drop(id, at))
}

const storedView = (id: string) => store.get(storedViews.atom).get(id)

export function viewsOf(entries: ReadonlyMap<string, StoredView>, list: string): SavedView[] {
  return [...entries]
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
export function isStoredView(read: unknown): read is StoredView {
  const { list, name, search, at } = Object(read)
  const isText = typeof list === 'string' && typeof name === 'string'
  return isText && typeof search === 'object' && search !== null && typeof at === 'number'
}
