import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import type { Noun, SearchWords } from '#src/contract/schema/reads.ts'
import { listRoute, type Named, newRoute, recordRoute } from './list-route.ts'
import { recordReference } from './record-reference.ts'

/** Resource of the dashboard. Its contract defines its API, its noun and its search. */
export interface Resource extends Named {
  label: string
  icon: LucideIcon
  /** Lower-case letter that leads to its list, after G. */
  goKey: string
  /** Label of the link to its form for a new record; without it staff cannot create one. */
  add?: string | undefined
  noun: Noun
  isInbox: boolean
  /** Query key of its list. */
  key: QueryKey
  /** Routes of its list, one record, and the form for a new one. */
  to: ReturnType<typeof listRoute>
  record: ReturnType<typeof recordRoute>
  new: ReturnType<typeof newRoute>
  words: (item: { _id: string }) => SearchWords
}

interface Listed<Item> extends Named {
  list: () => UseQueryOptions<Item[]>
  collection: { noun: Noun; isInbox: boolean; words: (item: Item) => SearchWords }
}

/**
 * Combines a resource's contract with its entry in the sidebar. `resources.ts` lists it; its addresses are the files of
 * `src/dashboard/routes/dashboard/<name>/`. `docs/recipes/resource.md` has all steps.
 */
export function defineResource<Item extends { _id: string }>(
  listed: Listed<Item>,
  entry: Pick<Resource, 'label' | 'icon' | 'goKey' | 'add'>,
): Resource {
  const { noun, isInbox, words } = listed.collection
  return {
    ...entry,
    name: listed.name,
    noun,
    isInbox,
    key: listed.list().queryKey,
    to: listRoute(listed),
    record: recordRoute(listed),
    new: newRoute(listed),
    words: (row) => {
      // The function only receives rows of its own list, which the contract has parsed.
      const { title, terms, text } = words(row as Item)
      // Senders quote the reference of their enquiry; inboxes are the collections with follow-ups.
      const more = isInbox ? [recordReference(listed.name as InboxName, row._id)] : []
      return { title, terms: [...terms, ...more], ...(text !== undefined && { text }) }
    },
  }
}
