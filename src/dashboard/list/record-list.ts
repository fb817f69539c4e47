import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { headOptions, type ListHead } from '#src/dashboard/offline-data/query-cache/list-head.ts'
import { endOfDay, startOfDay } from '#src/ui/text/date.ts'
import type { Column } from './column.ts'
import { useFilterWords, wordsInEntry } from './filter-words.ts'
import { type ListSearch, listSearch, pageSizes } from './list-search.ts'
import { filterRows } from './rows/containing.ts'

/** State of a list, as its address selects it. */
export interface RecordList<Item> {
  query: UseQueryResult<Item[]>
  /** Shown columns, and all columns. */
  columns: Column<Item>[]
  allColumns: Column<Item>[]
  /** All rows that the filters leave, in order: the rows of a CSV export. */
  rows: Item[]
  /** Number of these rows, known before all of them are. */
  count: number
  /** False while a long list is still being decrypted: `rows` are then its first ones. */
  isWhole: boolean
  /** The rows of this page. */
  page: Item[]
  pageCount: number
  /** Search of the address, with the words that were typed since. */
  search: ListSearch
  isFiltered: boolean
  selection: Selection<Item>
  /** Changes the address and the words of the filter; filters and order go back to the first page. */
  change: (change: ListSearch) => void
  /** Filters the list by these words, which stay out of the address. */
  changeWords: (words: string) => void
}

/** Ticked rows among those that the filters leave. */
export interface Selection<Item> {
  items: Item[]
  has: (item: Item) => boolean
  /** @param clicked the row from which a Shift selection continues */
  toggle: (items: Item[], on: boolean, clicked?: Item) => void
  /** Returns the rows from the last ticked one to this one; this one alone if there is no such row. */
  upTo: (item: Item, rows: Item[]) => Item[]
  clear: () => void
}

interface Options<Item> {
  /** Returns the date that the date filter compares. */
  dateOf?: (item: Item) => string
  /** Returns the status that the status filter compares. */
  statusOf?: (item: Item) => string
  /** Further filter. Keep it referentially stable: a new function filters all rows again. */
  keep?: (item: Item, search: Pick<ListSearch, 'answered' | 'age' | 'position'>) => boolean
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

const none: never[] = []

/** Fetches a list, then filters, sorts and pages it by its address. */
export function useRecordList<Item extends { _id: string }>(
  options: UseQueryOptions<Item[]>,
  columns: Column<Item>[],
  { dateOf, statusOf, keep }: Options<Item> = {},
): RecordList<Item> {
  const address = listSearch(useSearch({ strict: false }))
  const [words, setWords] = useFilterWords(address.q)
  const { q: _asked, ...rest } = address
  const search: ListSearch = words ? { ...rest, q: words } : rest
  const { query, total } = useListWithHead(options, search)
  const navigate = useNavigate()
  const items = query.data ?? none
  const { from = '', to = '', status = '', hide = '', answered, age, position } = search
  const trimmedQuery = words.trim()
  // Typing only searches: order and the other filters are not recomputed.
  const ordered = useOrdered(items, columns, search.sort)
  const otherItems = useMemo(
    () =>
      ordered.filter(
        (item) =>
          within(dateOf?.(item), from, to) &&
          (status === '' || statusOf?.(item) === status) &&
          (keep?.(item, { answered, age, position }) ?? true),
      ),
    [ordered, dateOf, statusOf, keep, from, to, status, answered, age, position],
  )
  const rows = useMemo(
    () => filterRows(otherItems, columns, trimmedQuery),
    [otherItems, columns, trimmedQuery],
  )
  const size = search.size ?? pageSizes[0]
  const count = total ?? rows.length
  const pageCount = Math.max(1, Math.ceil(count / size))
  const go = (change: ListSearch, replace: boolean, filter?: string) =>
    void navigate({
      to: '.',
      // No route declares this address (docs/decisions/009), so the router's types know nothing of it.
      search: ((before: object) => ({ ...before, page: undefined, ...change, q: undefined })) as never,
      state: filter === undefined ? {} : { filterWords: wordsInEntry(filter) },
      replace,
      resetScroll: false,
    })
  // After a deletion the last page may no longer exist.
  const start = (Math.min(search.page ?? 1, pageCount) - 1) * size
  const page = useMemo(() => rows.slice(start, start + size), [rows, start, size])
  const visibleColumns = useMemo(() => {
    const hidden = hide.split(',')
    // The first column names the record and links to it.
    return columns.filter(({ header }, index) => index === 0 || !hidden.includes(header))
  }, [columns, hide])
  return {
    query,
    columns: visibleColumns,
    allColumns: columns,
    rows,
    count,
    isWhole: total === undefined,
    page,
    pageCount,
    search,
    isFiltered:
      trimmedQuery !== '' ||
      from !== '' ||
      to !== '' ||
      status !== '' ||
      answered !== undefined ||
      age !== undefined ||
      position !== undefined,
    selection: useSelection(rows),
    change: (change) => {
      const next = 'q' in change ? (change.q ?? '') : words
      setWords(next)
      go(change, false, next)
    },
    changeWords: (typed) => {
      setWords(typed)
      // The words are written at the next pause: a write now would bring back the current ones while the user types.
      if (address.page !== undefined) go({}, true)
    },
  }
}

/** Fetches a list. While a long one is being decrypted, returns its first page, if the address selects it. */
function useListWithHead<Item>(options: UseQueryOptions<Item[]>, search: ListSearch) {
  const { data: head, dataUpdatedAt } = useQuery<ListHead>(headOptions(options.queryKey))
  const { page = 1, size = pageSizes[0], hide: _hide, ...otherParams } = search
  const isOnHead = head && page * size <= head.rows.length && Object.keys(otherParams).length === 0
  // The device stores records that the contract has parsed, of this very list.
  const placeholderData = isOnHead ? (head.rows as Item[]) : undefined
  const query = useQuery<Item[]>({ ...options, placeholderData: placeholderData as never })
  if (!isOnHead || !query.isPlaceholderData) return { query }
  return { query: { ...query, dataUpdatedAt }, total: head.total }
}

/** Tracks the ticked rows while the list is on the screen; hidden or deleted rows are no longer selected. */
function useSelection<Item extends { _id: string }>(visibleRows: Item[]): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  return {
    items: ids.size === 0 ? [] : visibleRows.filter(({ _id }) => ids.has(_id)),
    has: ({ _id }) => ids.has(_id),
    toggle: (items, on, clicked) => {
      setLast(clicked?._id)
      setIds((before) => {
        const after = new Set(before)
        for (const { _id } of items) {
          if (on && _id) after.add(_id)
          else after.delete(_id)
        }
        return after
      })
    },
    upTo: (item, rows) => {
      const to = rows.indexOf(item)
      const before = rows.findIndex(({ _id }) => _id === last)
      const from = before < 0 ? to : before
      return rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    },
    clear: () => {
      setLast(undefined)
      setIds(new Set())
    },
  }
}

/** Returns the records in the address's order; without one, in the backend's. */
function useOrdered<Item extends { _id: string }>(items: Item[], columns: Column<Item>[], sort = ''): Item[] {
  const defs = useMemo(() => columns.map(definition), [columns])
  const id = sort.replace(/^-/, '')
  const isSorted = columns.some(({ header }) => header === id)
  const sorting = isSorted ? [{ id, desc: sort.startsWith('-') }] : []
  const table = useTable({ features, data: items, columns: defs, state: { sorting } })
  // The table creates row objects only if they are read.
  const rows = isSorted ? table.getSortedRowModel().rows : undefined
  return useMemo(() => rows?.map(({ original }) => original) ?? items, [rows, items])
}

function definition<Item>({ header, value, order = value }: Column<Item>) {
  return {
    id: header,
    // Blank values come last, in both directions.
    accessorFn: (item: Item) => (isBlank(order(item)) ? undefined : order(item)),
    sortUndefined: 'last' as const,
    sortFn: (a: { original: Item }, b: { original: Item }) => compare(order(a.original), order(b.original)),
  }
}

const isBlank = (value: number | string) => value === '' || Number.isNaN(value)

const collator = new Intl.Collator('en', { numeric: true })

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

function within(timestamp: string | undefined, from: string, to: string): boolean {
  if (!from && !to) return true
  if (!timestamp) return false
  const time = new Date(timestamp).getTime()
  return (!from || time >= startOfDay(from).getTime()) && (!to || time <= endOfDay(to).getTime())
}
