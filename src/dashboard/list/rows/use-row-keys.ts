import { useState } from 'react'
import { keyed } from '#src/ui/keyed.ts'

/** Which row of the document each record has, by React's keys. */
interface Rows {
  keys: ReadonlyMap<string, string>
  /** How many rows there have ever been. */
  count: number
}

/**
 * The records of a page with React's keys. A record that stays keeps its row. While the words of the filter change, one
 * that comes takes over the row of one that went: to fill a row anew takes a third of the time that a new one does.
 * Nothing in a list has the focus then, and what has a state of its own must be keyed by the record in its row.
 */
export function useRowKeys<Item extends { _id: string }>(items: readonly Item[], words = '') {
  const [rows, setRows] = useState(() => assigned({ keys: new Map(), count: 0 }, items, false))
  const [seen, setSeen] = useState({ items, words })
  let now = rows
  if (seen.items !== items || seen.words !== words) {
    now = assigned(rows, items, seen.words !== words)
    setSeen({ items, words })
    setRows(now)
  }
  return keyed(items).map(({ key, item }) => ({ key: now.keys.get(key) ?? key, item }))
}

/** @param isReusing whether records that come take over rows of those that went */
export function assigned(before: Rows, items: readonly { _id: string }[], isReusing: boolean): Rows {
  const records = keyed(items).map(({ key }) => key)
  const staying = new Set(records)
  const free = isReusing
    ? [...before.keys].filter(([record]) => !staying.has(record)).map(([, key]) => key)
    : []
  let { count } = before
  const keys = records.map((record): [string, string] => {
    const key = before.keys.get(record) ?? free.shift()
    if (key !== undefined) return [record, key]
    count += 1
    return [record, `row ${count}`]
  })
  return { keys: new Map(keys), count }
}
