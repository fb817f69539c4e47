import { Link } from '@tanstack/react-router'
import { Fragment, memo } from 'react'
import type { Column } from '#src/dashboard/list/column.ts'
import { SelectRow, type Tick } from '#src/dashboard/list/select-rows.tsx'
import { cellClass, rowClass } from '#src/dashboard/list/table-frame.tsx'
import { type Named, recordRoute } from '#src/dashboard/navigation/list-route.ts'
import { MissingMark } from '#src/dashboard/navigation/missing-mark.tsx'
import { NewMark } from '#src/dashboard/new-records/new-mark.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface RecordRowProps<Item> {
  item: Item
  /** Resource of the record: the row links to it. */
  resource: Named | undefined
  columns: Column<Item>[]
  /** Name of the record. */
  name: string | undefined
  isTicked: boolean
  onTick: Tick<Item>
  /** Content of the row's end. */
  actions: ((item: Item) => Elements) | undefined
}

/** Row of one record; re-renders only when its props change. */
// Cast: the type of `memo` does not support generics.
export const RecordRow = memo(Row) as typeof Row

function Row<Item extends { _id: string }>({
  item,
  resource,
  columns,
  name,
  isTicked,
  onTick,
  actions,
}: RecordRowProps<Item>) {
  return (
    <tr className={rowClass} data-ticked={isTicked || undefined}>
      {resource && <SelectRow item={item} name={name} isTicked={isTicked} onTick={onTick} />}
      {columns.map((column, index) => (
        <td
          key={column.header}
          data-header={column.header}
          data-first={index === 0 || undefined}
          data-figure={column.isFigure || undefined}
          data-only-in-table={column.isOnlyInTable || undefined}
          // Days and amounts stay on one line; other words of a backend may be of any length.
          data-short={((column.order ?? column.isShort) && column.value(item).length < 20) || undefined}
          className={cellClass}
        >
          {index === 0 && resource && item._id ? (
            <RowLink resource={resource} id={item._id} column={column} item={item} />
          ) : (
            (cell(column, item) ?? column.value(item))
          )}
        </td>
      ))}
      {actions && (
        <td className="relative z-1 px-2 py-1 text-right align-top as-cards:absolute as-cards:-top-0.5 as-cards:right-1">
          {item._id && actions(item)}
        </td>
      )}
    </tr>
  )
}

/** Keyed by the record: a cell's content may have state, and the row may receive another record. */
function cell<Item extends { _id: string }>(column: Column<Item>, item: Item): Elements | string {
  const content = column.cell?.(item)
  return typeof content === 'object' && content ? <Fragment key={item._id}>{content}</Fragment> : content
}

interface RowLinkProps<Item extends object> {
  resource: Named
  id: string
  column: Column<Item>
  item: Item
}

/** Real link that covers its row: click, tap, keyboard and "open in a new tab" all work. */
function RowLink<Item extends { _id: string }>({ resource, id, column, item }: RowLinkProps<Item>) {
  return (
    <Link
      to={recordRoute(resource)}
      params={{ id }}
      preload="intent"
      data-row-link
      // Waiting records are bold, as in a mailbox.
      className="font-semibold text-ink has-data-answered:font-normal after:absolute after:inset-0"
    >
      <span>{cell(column, item) ?? (column.value(item) || '(no name)')}</span>
      <NewMark resource={resource} record={item} />
      <MissingMark resource={resource} id={id} />
    </Link>
  )
}
