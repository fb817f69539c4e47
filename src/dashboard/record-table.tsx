import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Column } from './column.ts'
import { MissingMark } from './missing-mark.tsx'
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
            {props.bulk && <td className="as-cards:hidden" />}
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
            {props.actions && <td className="as-cards:hidden" />}
          </tr>
        ))}
      </tbody>
    </Frame>
  )
  return (
    // What is beside the list decides how wide it is: its own width, not the window's, makes it a table or cards.
    <div
      className={classes(
        'flex flex-col gap-4',
        list.columns.length > 5 ? '@container/wide-list' : '@container/list',
      )}
    >
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
        className="as-cards:grid as-cards:grid-cols-[minmax(0,1fr)] as-cards:gap-3"
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
                // Days and amounts are read at a glance; other words of a backend may be as long as they like.
                data-short={(column.order && column.value(item).length < 15) || undefined}
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
              <td className="relative z-1 px-2 py-1 text-right as-cards:absolute as-cards:top-1 as-cards:right-1">
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
      <MissingMark to={to} id={id} />
    </Link>
  )
}

function Frame({ caption, busy, children }: { caption: string; busy?: boolean; children: ReactNode }) {
  return (
    <div className="as-table:border as-table:border-line as-table:rounded-md">
      <table className="w-full text-left as-cards:block" aria-busy={busy}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

const rowClass =
  'relative border-line data-ticked:bg-signal/8 hover:bg-paper-sunk focus-within:bg-paper-sunk as-table:border-t as-cards:grid as-cards:rounded-md as-cards:border as-cards:px-3 as-cards:py-2'
const cellClass =
  'px-4 py-3 align-top wrap-anywhere as-table:max-w-80 as-table:min-w-30 data-short:whitespace-nowrap as-cards:grid as-cards:grid-cols-[minmax(0,7rem)_minmax(0,1fr)] as-cards:justify-items-start as-cards:gap-2 as-cards:px-0 as-cards:py-1 ' +
  'as-cards:data-first:block as-cards:data-first:pr-24 as-cards:before:text-ink-soft as-cards:before:content-[attr(data-header)] as-cards:data-first:before:content-none'
