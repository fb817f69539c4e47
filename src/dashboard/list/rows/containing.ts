import { hasEvery, searchable, wordsOf } from '#src/contract/search/compare/words.ts'
import type { Column } from '#src/dashboard/list/column.ts'

/** Search cache of one list: each keystroke searches only among the previous matches. */
interface SearchedList {
  /** The text of each record, as `searchable` returns it. */
  texts: string[]
  /** Indexes of the matching records, by the typed text. */
  matches: Map<string, MatchedRows>
}

interface MatchedRows {
  words: string[]
  places: number[]
}

/** Number of results cached: about as many words as a user types, and deletes, in one go. */
const maxQueries = 12

/** Texts of records by their columns, computed once a record, and search caches of lists by their columns. */
const listsByColumns = new WeakMap<
  object,
  { lists: WeakMap<object, SearchedList>; records: WeakMap<object, string> }
>()

/** Returns the records that have each word in one of their columns; all records for text without words. */
export function filterRows<Item extends object>(
  items: Item[],
  columns: Column<Item>[],
  typed: string,
): Item[] {
  const words = wordsOf(typed)
  if (words.length === 0) return items
  const list = searchedList(items, columns)
  return placesOf(list, words).flatMap((place) => items[place] ?? [])
}

function placesOf({ texts, matches }: SearchedList, words: string[]): number[] {
  const key = words.join(' ')
  const before = matches.get(key)
  if (before) return before.places
  // A record with these words also contains every part of them.
  const [among = [...texts.keys()]] = [...matches.values()]
    .filter((one) => one.words.every((part) => words.some((word) => word.includes(part))))
    .map(({ places }) => places)
    .sort((one, other) => one.length - other.length)
  const places = among.filter((place) => hasEvery(texts[place] ?? '', words))
  const [oldest] = matches.keys()
  if (matches.size >= maxQueries && oldest !== undefined) matches.delete(oldest)
  matches.set(key, { words, places })
  return places
}

function searchedList<Item extends object>(items: Item[], columns: Column<Item>[]): SearchedList {
  const { lists, records } = listsByColumns.get(columns) ?? { lists: new WeakMap(), records: new WeakMap() }
  listsByColumns.set(columns, { lists, records })
  const before = lists.get(items)
  if (before) return before
  const texts = items.map((item) => {
    const text = records.get(item) ?? textOf(item, columns)
    records.set(item, text)
    return text
  })
  const list = { texts, matches: new Map() }
  lists.set(items, list)
  return list
}

function textOf<Item>(item: Item, columns: Column<Item>[]): string {
  return searchable(
    columns.map((column) => `${column.value(item)}\n${column.alsoFoundBy?.(item) ?? ''}`).join('\n'),
  )
}
