import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Column } from './column.ts'
import { QueryState } from './query-state.tsx'
import type { RecordList } from './record-list.ts'
import { RecordPages } from './record-pages.tsx'
import { moveBetweenRows } from './row-keys.ts'
import { ScrollArea } from './scroll-area.tsx'
import { SelectBar, SelectRow } from './select-rows.tsx'
import { SortMenu, TableHead } from './table-head.tsx'

interface Props<Item> {
  /** What the rows are, for those who hear the table: "Quote requests". */
  caption: string
  list: RecordList<Item>
  /** The route of one record, with `$id`. */
  open?: Extract<LinkProps['to'], `/dashboard/${string}/$id`>
  /** What can be done with a row, at its end. */
  actions?: (item: Item) => ReactNode
  /** What can be done with the rows that are ticked; without it there is nothing to tick. */
  bulk?: (items: Item[]) => ReactNode
  /** The height of the list's own scroll area, where the specification gives it one: pixels, or a CSS length. */
  scroll?: number | string
  empty: ReactNode
  emptyFiltered: ReactNode
  skeletonRows: number
}

/** Any list of records: a table on a desktop, the same table drawn as cards on a phone. */
export function RecordTable<Item extends { _id: string }>(props: Props<Item>) {
  const { list, caption, skeletonRows } = props
  const skeleton = (
    <Frame caption={`${caption}, loading`} busy>
      <TableHead list={list} hasActions={Boolean(props.actions)} hasTicks={Boolean(props.bulk)} />
      <tbody>
        {Array.from({ length: skeletonRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <tr key={row} data-skeleton className={rowClass}>
            {props.bulk && <td className="@max-2xl:hidden" />}
            {list.columns.map(({ header }, place) => (
              <td
                key={header}
                data-header={header}
                data-first={place === 0 || undefined}
                className={cellClass}
              >
                <Skeleton className="h-4 w-3/4" />
              </td>
            ))}
            {props.actions && <td className="@max-2xl:hidden" />}
          </tr>
        ))}
      </tbody>
    </Frame>
  )
  return (
    // What is beside the list decides how wide it is: its own width, not the window's, makes it a table or cards.
    <div className="@container flex flex-col gap-4">
      <QueryState query={list.query} skeleton={skeleton}>
        {() => <Rows {...props} />}
      </QueryState>
    </div>
  )
}

function Rows<Item extends { _id: string }>(props: Props<Item>) {
  const { caption, list, open, actions, bulk, scroll } = props
  if (list.shown.length === 0) return list.isFiltered ? props.emptyFiltered : props.empty
  const table = (
    <Frame caption={caption}>
      <TableHead list={list} hasActions={Boolean(actions)} hasTicks={Boolean(bulk)} />
      <tbody
        className="@max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)] @max-2xl:gap-3"
        onKeyDown={moveBetweenRows}
      >
        {list.page.map((item, index) => (
          // A backend may leave out an id or send one twice; the row is still shown, without a link where there is none.
          <tr
            key={item._id || index}
            className={rowClass}
            data-ticked={list.selection.has(item) || undefined}
          >
            {bulk && <SelectRow item={item} name={list.allColumns[0]?.value(item)} list={list} />}
            {list.columns.map((column, place) => (
              <td
                key={column.header}
                data-header={column.header}
                data-first={place === 0 || undefined}
                className={cellClass}
              >
                {place === 0 && open && item._id ? (
                  <RowLink to={open} id={item._id} column={column} item={item} />
                ) : (
                  (column.cell?.(item) ?? column.value(item))
                )}
              </td>
            ))}
            {actions && (
              <td className="relative z-1 px-2 py-1 text-right @max-2xl:absolute @max-2xl:top-1 @max-2xl:right-1">
                {item._id && actions(item)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Frame>
  )
  return (
    <>
      <SortMenu list={list} />
      {scroll ? (
        <ScrollArea height={scroll} label={caption}>
          {table}
        </ScrollArea>
      ) : (
        table
      )}
      {bulk && <SelectBar list={list}>{bulk}</SelectBar>}
      <RecordPages list={list} />
    </>
  )
}

interface RowLinkProps<Item> {
  to: NonNullable<Props<Item>['open']>
  id: string
  column: Column<Item>
  item: Item
}

/** A real link that covers its row: click, tap, keyboard and "open in a new tab" all work. */
function RowLink<Item>({ to, id, column, item }: RowLinkProps<Item>) {
  return (
    <Link
      to={to}
      params={{ id }}
      preload="intent"
      data-row-link
      className="font-semibold text-ink after:absolute after:inset-0"
    >
      {column.cell?.(item) ?? (column.value(item) || '(no name)')}
    </Link>
  )
}

function Frame({ caption, busy, children }: { caption: string; busy?: boolean; children: ReactNode }) {
  return (
    <div className="@2xl:border @2xl:border-line @2xl:rounded-md">
      <table className="w-full text-left @max-2xl:block" aria-busy={busy}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

const rowClass =
  'relative border-line data-ticked:bg-signal/8 hover:bg-paper-sunk focus-within:bg-paper-sunk @2xl:border-t @max-2xl:grid @max-2xl:rounded-md @max-2xl:border @max-2xl:px-3 @max-2xl:py-2'
const cellClass =
  'px-4 py-3 align-top wrap-anywhere @2xl:max-w-80 @max-2xl:grid @max-2xl:grid-cols-[minmax(0,7rem)_minmax(0,1fr)] @max-2xl:justify-items-start @max-2xl:gap-2 @max-2xl:px-0 @max-2xl:py-1 ' +
  '@max-2xl:data-first:block @max-2xl:data-first:pr-24 @max-2xl:before:text-ink-soft @max-2xl:before:content-[attr(data-header)] @max-2xl:data-first:before:content-none'
