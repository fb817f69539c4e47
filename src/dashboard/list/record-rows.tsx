import { lazy, Suspense } from 'react'
import type { Noun } from '#src/contract/schema/reads.ts'
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
  /** Resource of the rows: each links to its record, and ticked ones can be deleted. */
  resource?: Removable & Named & { collection: { noun: Noun } }
  /** Noun for the table and the counts, if `of` does not give one. */
  noun?: Noun
  /** The question before one row is deleted, letter for letter. */
  question?: string
  /** Entries of a row's menu before Delete; without it there is a button. */
  menu?: (item: Item) => MenuItem[]
  /** Content of a row's end in place of the menu or button. */
  actions?: (item: Item) => Elements
  /** The most frequent action on the ticked rows: a phone shows it beside their count. */
  bulk?: (items: Item[]) => Elements
  /** Further actions on the ticked rows. */
  moreBulk?: (items: Item[]) => Elements
  /** Own scroll area: `fill` for one of 220 px once the list is collapsed, else its height as a CSS length. */
  scroll?: 'fill' | (string & {})
  /** Text without rows: a heading, and the next step. */
  empty: readonly [title: string, next?: string]
  /** Next step if the filters leave no rows. */
  emptyFiltered?: string
  skeletonRows: number
}

interface RecordRowsProps<Item> extends RecordTableProps<Item> {
  caption: string
  noun: Noun
}

/** Rows of this page, once there are any, with their actions. */
export function RecordRows<Item extends { _id: string }>(props: RecordRowsProps<Item>) {
  const { caption, list, resource, noun, actions, bulk, moreBulk, scroll } = props
  if (list.rows.length === 0) return <NoRows {...props} />
  const table = (
    <TableFrame caption={caption}>
      <TableHead list={list} hasActions={Boolean(actions)} hasTicks={Boolean(resource)} />
      <TableRows list={list} resource={resource} actions={actions} />
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
      {resource && (
        <SelectBar list={list} first={bulk && ((items) => <Suspense>{bulk(items)}</Suspense>)}>
          {(items) => (
            <>
              <ExportSelected file={resource.name} list={list} items={items} />
              <Suspense>
                {moreBulk?.(items)}
                <BulkDelete resource={resource} items={items} noun={noun} />
              </Suspense>
            </>
          )}
        </SelectBar>
      )}
      <RecordPages list={list} />
    </>
  )
}

/** Loaded once a row is ticked. */
const BulkDelete = lazy(async () => ({ default: (await import('./bulk-delete.tsx')).BulkDelete }))

function NoRows<Item>({ list, noun, empty: [title, next], emptyFiltered }: RecordRowsProps<Item>) {
  const filtered = emptyFiltered ?? `No ${noun[1]} match these filters.`
  if (!list.isFiltered) return <Empty title={title}>{next}</Empty>
  return (
    <Empty title={title} action={<ClearFilters list={list} variant="secondary" />}>
      {filtered}
    </Empty>
  )
}
