import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import type { MenuItem } from '#src/ui/menu.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Removable } from './delete-question.tsx'
import type { Named } from './list-route.ts'
import { type Noun, withCapital } from './noun.ts'
import { QueryState } from './query-state.tsx'
import type { RecordList } from './record-list.ts'
import { RecordRows } from './record-rows.tsx'
import { RowActions } from './row-actions.tsx'
import { cellClass, rowClass, TableFrame } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'

export interface RecordTableProps<Item> {
  list: RecordList<Item>
  /** Names the table, and what is deleted and counted. */
  noun: Noun
  /** Whose rows they are: each leads to its record, and those that are ticked can be deleted. */
  of?: Removable & Named
  /** The question before one row is deleted, letter for letter. */
  question?: string
  /** What a row's menu has before Delete; without it there is a button. */
  menu?: (item: Item) => MenuItem[]
  /** What stands at a row's end in place of both. */
  actions?: (item: Item) => ReactNode
  /** What else can be done with the rows that are ticked. */
  bulk?: (items: Item[]) => ReactNode
  /** The height of the list's own scroll area, where the specification gives it one: pixels, or a CSS length. */
  scroll?: number | string
  /** What is said where there are no rows: a heading, and what comes next. */
  empty: readonly [title: string, next?: string]
  /** The latter where it is the filters that leave none. */
  emptyFiltered?: string
  skeletonRows: number
}

/** Any list of records: a table on a desktop, the same table drawn as cards on a phone. */
export function RecordTable<Item extends { _id: string }>(props: RecordTableProps<Item>) {
  const { list, of, question, menu, noun, skeletonRows } = props
  const actions =
    props.actions ??
    (of &&
      question &&
      ((item: Item) => (
        <RowActions
          name={list.allColumns[0]?.value(item) ?? ''}
          items={menu?.(item)}
          of={of}
          id={item._id}
          thing={withCapital(noun[0])}
        >
          {question}
        </RowActions>
      )))
  const caption = withCapital(noun[1])
  const skeleton = (
    <TableFrame caption={`${caption}, loading`} busy>
      <TableHead list={list} hasActions={Boolean(actions)} hasTicks={Boolean(of)} />
      <tbody>
        {Array.from({ length: skeletonRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <tr key={row} data-skeleton className={rowClass}>
            {of && <td className="as-cards:hidden" />}
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
            {actions && <td className="as-cards:hidden" />}
          </tr>
        ))}
      </tbody>
    </TableFrame>
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
        {() => <RecordRows {...props} caption={caption} actions={actions || undefined} />}
      </QueryState>
    </div>
  )
}
