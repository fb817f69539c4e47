import { getDefaultStore, useAtomValue } from 'jotai'
import { SealedEntries } from '#src/offline/kept/sealed/sealed-entries.ts'
import { ofViews } from '#src/offline/vault/person-key.ts'
import type { ListSearch } from './list-search.ts'

/** A list's filters, order and columns under a name. */
export interface SavedView {
  id: string
  /** The list's name, as its CSV file has it. */
  list: string
  name: string
  search: ListSearch
}

interface KeptView extends Omit<SavedView, 'id'> {
  /** When it was saved or renamed, in milliseconds. */
  at: number
}

/** What a view remembers of an address: not the page. */
const remembered = ['q', 'sort', 'size', 'status', 'answered', 'age', 'hide', 'from', 'to'] as const

const keptViews = new SealedEntries<KeptView>({ rows: ofViews, channel: 'saved-views', isEntry: isKeptView })

/** The views of one list, by their names; of the person who is signed in, on this device. */
export function useSavedViews(list: string) {
  const views = viewsOf(useAtomValue(keptViews.atom), list)
  return {
    views,
    /** Under a name that is taken it replaces what was there. Gives how to take that back, as the others do. */
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

/** Gives how to take it back. */
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

/** What an address says, with what it does not say: a view also takes filters away. */
export function asChange(search: ListSearch): ListSearch {
  return Object.fromEntries(remembered.map((name) => [name, search[name]]))
}

/** Whether there is anything to be remembered. */
export const isWorthKeeping = (search: ListSearch) => Object.keys(rememberedOf(search)).length > 0

export function rememberedOf(search: ListSearch): ListSearch {
  return Object.fromEntries(
    remembered.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]),
  )
}

/** What another version of the app has written may be no view. */
export function isKeptView(read: unknown): read is KeptView {
  const { list, name, search, at } = Object(read)
  const isText = typeof list === 'string' && typeof name === 'string'
  return isText && typeof search === 'object' && search !== null && typeof at === 'number'
}
