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
  /** Whose records they are: each row leads to its own. */
  of: Named | undefined
  /** What stands at a row's end. */
  actions: ((item: Item) => Elements) | undefined
}

/** As many rows as windows are high: they answer a key in its own frame. */
const inFirstFrame = 10

/** The rows of this page. While words are typed, those further down follow in the frame after. */
export function TableRows<Item extends { _id: string }>({ list, of, actions }: TableRowsProps<Item>) {
  const now = useRowKeys(list.page, list.search.q)
  const deferred = useDeferredValue(now)
  const onTick = useTick(list)
  return (
    <tbody className={rowsClass} onKeyDown={moveBetweenRows}>
      {withTailOf(deferred, now).map(({ key, item }) => (
        <RecordRow
          key={key}
          item={item}
          of={of}
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
  // Rows that were given by their records may stand elsewhere now, and must not stand twice.
  if (deferred.generation !== generation) return rows
  return [...rows.slice(0, inFirstFrame), ...deferred.rows.slice(inFirstFrame, rows.length)]
}
