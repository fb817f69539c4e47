import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { persistence } from '#src/api/read-options.ts'
import { putForStaff } from '#src/offline/sync/synced-lists.ts'
import type { ListSearch } from './list-search.ts'

/** A list's filters, order and columns under a name. */
export interface SavedView {
  id: string
  /** The list's name, as its CSV file has it. */
  list: string
  name: string
  search: ListSearch
}

/** What a view remembers of an address: not the page. */
const remembered = ['q', 'sort', 'size', 'status', 'answered', 'age', 'hide', 'from', 'to'] as const

/** It stands beside the answers, so that it is kept, encrypted and wiped as they are. */
const key = ['saved-views', 'staff']

/** The views of one list, by their names; of the person who is signed in, on this device. */
export function useSavedViews(list: string) {
  const client = useQueryClient()
  const { data } = useQuery<unknown>({ queryKey: key, queryFn: skipToken, ...persistence('staff', true) })
  const views = readViews(data).filter((view) => view.list === list)
  return {
    views: views.sort((one, other) => one.name.localeCompare(other.name)),
    /** Under a name that is taken it replaces what was there. */
    save: (name: string, search: ListSearch) => change(client, (all) => withView(all, list, name, search)),
    rename: (id: string, name: string) =>
      change(client, (all) => all.map((view) => (view.id === id ? { ...view, name } : view))),
    remove: (id: string) => change(client, (all) => all.filter((view) => view.id !== id)),
  }
}

/** Changes the views. Gives how to take that back. */
function change(client: QueryClient, next: (all: SavedView[]) => SavedView[]): () => void {
  const before = readViews(client.getQueryData(key))
  putForStaff(client, key, next(before))
  return () => putForStaff(client, key, before)
}

export function withView(all: SavedView[], list: string, name: string, search: ListSearch): SavedView[] {
  const isSame = (view: SavedView) => view.list === list && view.name.toLowerCase() === name.toLowerCase()
  const id = all.find(isSame)?.id ?? crypto.randomUUID()
  return [...all.filter((view) => !isSame(view)), { id, list, name, search: rememberedOf(search) }]
}

/** What an address says, with what it does not say: a view also takes filters away. */
export function asChange(search: ListSearch): ListSearch {
  return Object.fromEntries(remembered.map((name) => [name, search[name]]))
}

/** Whether there is anything to be remembered. */
export const isWorthKeeping = (search: ListSearch) => Object.keys(rememberedOf(search)).length > 0

function rememberedOf(search: ListSearch): ListSearch {
  return Object.fromEntries(
    remembered.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]),
  )
}

/** What another version of the app has written is left out. */
export function readViews(data: unknown): SavedView[] {
  if (!Array.isArray(data)) return []
  return data.filter((view): view is SavedView => {
    const { id, list, name, search } = Object(view)
    return [id, list, name].every((text) => typeof text === 'string') && typeof search === 'object' && search
  })
}
