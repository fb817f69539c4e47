import { lazy, Suspense } from 'react'
import type { Noun } from '#src/contract/records/reads.ts'
import type { Removable } from '#src/dashboard/deleting/delete-question.tsx'
import type { Named } from '#src/dashboard/navigation/list-route.ts'
import type { Elements } from '#src/ui/elements.ts'
import { Empty } from '#src/ui/empty.tsx'
import type { MenuItem } from '#src/ui/overlay/menu.tsx'
import { ExportSelected } from './export-button.tsx'
import { ClearFilters } from './filtered-count.tsx'
import type { RecordList } from './record-list.ts'
import { RecordPages } from './record-pages.tsx'
import { TableRows } from './rows/table-rows.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { SelectBar } from './select-rows.tsx'
import { TableFrame } from './table-frame.tsx'
import { SortMenu, TableHead } from './table-head.tsx'

export interface RecordTableProps<Item> {
  list: RecordList<Item>
  /** Whose rows they are: each leads to its record, and those that are ticked can be deleted. */
  of?: Removable & Named & { collection: { noun: Noun } }
  /** Names the table, and what is deleted and counted, where `of` does not. */
  noun?: Noun
  /** The question before one row is deleted, letter for letter. */
  question?: string
  /** What a row's menu has before Delete; without it there is a button. */
  menu?: (item: Item) => MenuItem[]
  /** What stands at a row's end in place of both. */
  actions?: (item: Item) => Elements
  /** What else can be done with the rows that are ticked. */
  bulk?: (items: Item[]) => Elements
  /** The list has a scroll area of its own: `fill` takes what the window leaves, else a CSS length. */
  scroll?: 'fill' | (string & {})
  /** What is said where there are no rows: a heading, and what comes next. */
  empty: readonly [title: string, next?: string]
  /** The latter where it is the filters that leave none. */
  emptyFiltered?: string
  skeletonRows: number
}

interface RecordRowsProps<Item> extends RecordTableProps<Item> {
  caption: string
  noun: Noun
}

/** The rows of this page, once there are any, with what can be done with them. */
export function RecordRows<Item extends { _id: string }>(props: RecordRowsProps<Item>) {
  const { caption, list, of, noun, actions, bulk, scroll } = props
  if (list.shown.length === 0) return <NoRows {...props} />
  const table = (
    <TableFrame caption={caption}>
      <TableHead list={list} hasActions={Boolean(actions)} hasTicks={Boolean(of)} />
      <TableRows list={list} of={of} actions={actions} />
    </TableFrame>
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
      {of && (
        <SelectBar list={list}>
          {(items) => (
            <>
              <ExportSelected file={of.name} list={list} items={items} />
              <Suspense>
                {bulk?.(items)}
                <BulkDelete of={of} items={items} noun={noun} />
              </Suspense>
            </>
          )}
        </SelectBar>
      )}
      <RecordPages list={list} />
    </>
  )
}

/** It comes once a row is ticked. */
const BulkDelete = lazy(async () => ({ default: (await import('./bulk-delete.tsx')).BulkDelete }))

function NoRows<Item>({ list, noun, empty: [title, next], emptyFiltered }: RecordRowsProps<Item>) {
  const filtered = emptyFiltered ?? `No ${noun[0]} fits what the filters ask for.`
  if (!list.isFiltered) return <Empty title={title}>{next}</Empty>
  return (
    <Empty title={title} action={<ClearFilters list={list} variant="secondary" />}>
      {filtered}
    </Empty>
  )
}
