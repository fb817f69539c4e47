import type { Column } from '#src/dashboard/list/column.ts'

/** What was worked out about one list: a key only searches, and only among what the key before it left. */
interface SearchedList {
  /** The words of each record, lower-cased. */
  texts: string[]
  /** The places in the list that were found for the last words. */
  found: Map<string, number[]>
}

/** As many words as somebody types, and takes back, in one go. */
const maxFound = 12

/** The texts of records by their columns, made once a record, and lists by their columns, searched one key at a time. */
const known = new WeakMap<
  object,
  { lists: WeakMap<object, SearchedList>; records: WeakMap<object, string> }
>()

/**
 * The records that have the words in one of their columns.
 *
 * @param words in lower case
 */
export function containing<Item extends object>(
  items: Item[],
  columns: Column<Item>[],
  words: string,
): Item[] {
  if (words === '') return items
  const list = searchedList(items, columns)
  return placesOf(list, words).flatMap((place) => items[place] ?? [])
}

function placesOf({ texts, found }: SearchedList, words: string): number[] {
  const before = found.get(words)
  if (before) return before
  // What has these words has each beginning of them.
  const shorter = [...found.keys()].filter((one) => words.startsWith(one))
  const among = found.get(shorter.reduce((best, one) => (one.length > best.length ? one : best), ''))
  const places = (among ?? [...texts.keys()]).filter((place) => texts[place]?.includes(words))
  const [oldest] = found.keys()
  if (found.size >= maxFound && oldest !== undefined) found.delete(oldest)
  found.set(words, places)
  return places
}

function searchedList<Item extends object>(items: Item[], columns: Column<Item>[]): SearchedList {
  const { lists, records } = known.get(columns) ?? { lists: new WeakMap(), records: new WeakMap() }
  known.set(columns, { lists, records })
  const before = lists.get(items)
  if (before) return before
  const texts = items.map((item) => {
    const text = records.get(item) ?? textOf(item, columns)
    records.set(item, text)
    return text
  })
  const list = { texts, found: new Map() }
  lists.set(items, list)
  return list
}

function textOf<Item>(item: Item, columns: Column<Item>[]): string {
  return columns
    .map((column) => `${column.value(item)}\n${column.alsoFoundBy?.(item) ?? ''}`)
    .join('\n')
    .toLowerCase()
}
