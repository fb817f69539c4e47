import type { QueryClient } from '@tanstack/react-query'
import type { SearchWords } from '#src/contract/schema/reads.ts'
import { searchable } from '#src/contract/search/compare/words.ts'
import { isLeaving } from '#src/dashboard/deleting/undoable-delete.ts'
import type { Resource } from '#src/dashboard/navigation/define-resource.ts'
import { resourceList } from '#src/dashboard/navigation/resources.ts'

/** Record of any list, prepared for search and display. */
export interface SavedRecord {
  id: string
  title: string
  /** People, places and addresses; the first ones are shown. */
  about: string[]
  /** Title, about and id, as `searchable` returns them. */
  text: string
}

export interface SavedList {
  resource: Resource
  records: SavedRecord[]
}

type Row = { _id: string }

// Inboxes first: enquiries are searched most.
const ordered = [...resourceList].sort((one, other) => Number(other.isInbox) - Number(one.isInbox))

/** Built once for each list and record, so that a keystroke only searches; measured in tests/bench. */
const indexes = new WeakMap<Row[], SavedRecord[]>()
const indexed = new WeakMap<Row, SavedRecord>()

/** Returns every list with cached records, the inboxes first. */
export function savedLists(client: QueryClient): SavedList[] {
  return ordered
    .map((resource) => ({ resource, records: recordsOf(client, resource) }))
    .filter(({ records }) => records.length > 0)
}

function recordsOf(client: QueryClient, { key, words }: Resource): SavedRecord[] {
  const rows = client.getQueryData<Row[]>(key) ?? []
  const records =
    indexes.get(rows) ??
    rows
      .filter(({ _id }) => _id)
      .map((row) => {
        // A new response reuses unchanged records.
        const record = indexed.get(row) ?? indexOf(row, words(row))
        indexed.set(row, record)
        return record
      })
  indexes.set(rows, records)
  return records.some(({ id }) => isLeaving(id)) ? records.filter(({ id }) => !isLeaving(id)) : records
}

function indexOf({ _id }: Row, { title, terms }: SearchWords): SavedRecord {
  const text = searchable([title, ...terms, _id].join('\n'))
  return { id: _id, title: title || '(no name)', about: terms.filter(Boolean), text }
}
