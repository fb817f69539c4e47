import { useDeferredValue } from 'react'
import type { RecordList } from '#src/dashboard/list/record-list.ts'
import { moveBetweenRows } from '#src/dashboard/list/row-keys.ts'
import { useTick } from '#src/dashboard/list/select-rows.tsx'
import { rowsClass } from '#src/dashboard/list/table-frame.tsx'
import type { Named } from '#src/dashboard/navigation/list-route.ts'
import type { Elements } from '#src/ui/elements.ts'
import { RecordRow } from './record-row.tsx'
import { type KeyedRows, useRowKeys } from './use-row-keys.ts'

interface TableRowsProps<Item> {
  list: RecordList<Item>
  /** Resource of the records: each row links to its own. */
  resource: Named | undefined
  /** Content of a row's end. */
  actions: ((item: Item) => Elements) | undefined
}

/** Number of rows that fit in a window: they render in the same frame as the key press. */
const inFirstFrame = 10

/** Rows of this page. While the user types, the rows further down follow in the next frame. */
export function TableRows<Item extends { _id: string }>({ list, resource, actions }: TableRowsProps<Item>) {
  const now = useRowKeys(list.page, list.search.q)
  const deferred = useDeferredValue(now)
  const onTick = useTick(list)
  return (
    <tbody className={rowsClass} onKeyDown={moveBetweenRows}>
      {withTailOf(deferred, now).map(({ key, item }) => (
        <RecordRow
          key={key}
          item={item}
          resource={resource}
          columns={list.columns}
          name={list.allColumns[0]?.value(item)}
          isTicked={list.selection.has(item)}
          onTick={onTick}
          actions={actions}
        />
      ))}
    </tbody>
  )
}

function withTailOf<Item>(deferred: KeyedRows<Item>, { rows, generation }: KeyedRows<Item>) {
  // Rows keyed by their records may have moved, and must not appear twice.
  if (deferred.generation !== generation) return rows
  return [...rows.slice(0, inFirstFrame), ...deferred.rows.slice(inFirstFrame, rows.length)]
}
