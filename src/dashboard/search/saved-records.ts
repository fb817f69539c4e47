import type { QueryClient } from '@tanstack/react-query'
import type { SearchWords } from '#src/contract/records/reads.ts'
import { isLeaving } from '#src/dashboard/deleting/undoable-delete.ts'
import { type Resource, resourceList } from '#src/dashboard/navigation/resources.ts'

/** A record of any list, as it is looked for and shown. */
export interface SavedRecord {
  id: string
  title: string
  /** People, places, addresses; the first ones are shown. */
  about: string[]
  /** Title, about and id, lower-cased. */
  text: string
}

export interface SavedList {
  resource: Resource
  records: SavedRecord[]
}

type Row = { _id: string }

// What people write in about is looked for most.
const ordered = [...resourceList].sort((one, other) => Number(other.isInbox) - Number(one.isInbox))

/** Lower-cased once for each answer, so that a keystroke only searches; measured in tests/bench. */
const indexes = new WeakMap<Row[], SavedRecord[]>()

/** Every list of which the cache has records, the inboxes first. */
export function savedLists(client: QueryClient): SavedList[] {
  return ordered
    .map((resource) => ({ resource, records: recordsOf(client, resource) }))
    .filter(({ records }) => records.length > 0)
}

function recordsOf(client: QueryClient, { key, words }: Resource): SavedRecord[] {
  const rows = client.getQueryData<Row[]>(key) ?? []
  const records = indexes.get(rows) ?? rows.filter(({ _id }) => _id).map((row) => indexed(row, words(row)))
  indexes.set(rows, records)
  return records.some(({ id }) => isLeaving(id)) ? records.filter(({ id }) => !isLeaving(id)) : records
}

function indexed({ _id }: Row, { title, terms }: SearchWords): SavedRecord {
  const text = [title, ...terms, _id].join('\n').toLowerCase()
  return { id: _id, title: title || '(no name)', about: terms.filter(Boolean), text }
}
