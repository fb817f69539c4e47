import { useMemo, useState } from 'react'
import { withKeys } from '#src/ui/keyed.ts'

/** Assignment of records to rows of the document. */
interface Assignment {
  /** React keys of the rows, from first to last. */
  keys: readonly string[]
  /** Keys of the records in these rows. */
  records: readonly string[]
  /** Number of rows created so far. */
  count: number
  /** Changes once rows were assigned by record instead of by position. */
  generation: number
}

/** Rows of a page and their assignment: rows of the same generation never share a key. */
export interface KeyedRows<Item> {
  rows: readonly { key: string; item: Item }[]
  generation: number
}

const none: Assignment = { keys: [], records: [], count: 0, generation: 0 }

/**
 * Returns the records of a page with React keys. A record that stays keeps its row. While the user types, rows keep
 * their positions and receive other records, which takes a third of the time of a new row. Nothing in a list has the
 * focus then, and content with state must be keyed by the record in its row.
 */
export function useRowKeys<Item extends { _id: string }>(
  items: readonly Item[],
  words = '',
): KeyedRows<Item> {
  const [assignment, setAssignment] = useState(() => assignKeys(none, items, false))
  const [seen, setSeen] = useState({ items, words })
  let now = assignment
  if (seen.items !== items || seen.words !== words) {
    now = assignKeys(assignment, items, seen.words !== words)
    setSeen({ items, words })
    setAssignment(now)
  }
  const { keys, generation } = now
  return useMemo(
    () => ({ rows: items.map((item, index) => ({ key: keys[index] ?? `${index}`, item })), generation }),
    [items, keys, generation],
  )
}

/** @param isTyping whether rows keep their positions, whatever record they held */
export function assignKeys(
  before: Assignment,
  items: readonly { _id: string }[],
  isTyping: boolean,
): Assignment {
  const records = withKeys(items).map(({ key }) => key)
  const rowOf = new Map(before.records.map((record, index) => [record, before.keys[index]]))
  let { count, generation } = before
  if (!isTyping) generation += 1
  const keys = records.map((record, index) => {
    const key = isTyping ? before.keys[index] : rowOf.get(record)
    if (key !== undefined) return key
    count += 1
    return `row ${count}`
  })
  return { keys, records, count, generation }
}
