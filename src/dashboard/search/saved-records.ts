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
  /** Message or cover letter of an enquiry, and staff's notes about it. */
  written?: { text: string; searchable: string }
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

/**
 * Returns every list with cached records, the inboxes first.
 *
 * @param notes of each record as one text, by `<collection> <record>`
 */
export function savedLists(client: QueryClient, notes: Notes = noNotes): SavedList[] {
  return ordered
    .map((resource) => ({ resource, records: withNotes(recordsOf(client, resource), resource, notes) }))
    .filter(({ records }) => records.length > 0)
}

type Notes = ReadonlyMap<string, string>
const noNotes: Notes = new Map()
const listsWithNotes = new WeakMap<SavedRecord[], WeakMap<Notes, SavedRecord[]>>()

/** Adds the notes about the records of an inbox, once for each list and set of notes. */
function withNotes(records: SavedRecord[], { name, isInbox }: Resource, notes: Notes): SavedRecord[] {
  if (!isInbox || notes.size === 0) return records
  const byNotes = listsWithNotes.get(records) ?? new WeakMap<Notes, SavedRecord[]>()
  listsWithNotes.set(records, byNotes)
  const noted =
    byNotes.get(notes) ??
    records.map((record) => {
      const note = notes.get(`${name} ${record.id}`)
      const text = [record.written?.text, note].filter(Boolean).join('\n')
      return note ? { ...record, written: writtenOf(text) } : record
    })
  byNotes.set(notes, noted)
  return noted
}

const writtenOf = (text: string) => ({ text, searchable: searchable(text) })

function recordsOf(client: QueryClient, { key, words, isInbox }: Resource): SavedRecord[] {
  const rows = client.getQueryData<Row[]>(key) ?? []
  const records =
    indexes.get(rows) ??
    rows
      .filter(({ _id }) => _id)
      .map((row) => {
        // A new response reuses unchanged records.
        const record = indexed.get(row) ?? indexOf(row, words(row), isInbox)
        indexed.set(row, record)
        return record
      })
  indexes.set(rows, records)
  return records.some(({ id }) => isLeaving(id)) ? records.filter(({ id }) => !isLeaving(id)) : records
}

function indexOf({ _id }: Row, { title, terms, text }: SearchWords, isInbox: boolean): SavedRecord {
  return {
    id: _id,
    title: title || '(no name)',
    about: terms.filter(Boolean),
    text: searchable([title, ...terms, _id].join('\n')),
    ...(isInbox && text && { written: writtenOf(text) }),
  }
}
