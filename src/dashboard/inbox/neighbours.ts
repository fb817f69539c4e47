import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '#src/api/session.ts'
import { leavingAtom } from '#src/dashboard/deleting/leaving.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'
import { listOrderAtom } from './list-order.ts'

type Row = { _id: string; createdAt?: unknown; appliedAt?: unknown }

/** Position of a record among the rows of its list. */
export interface Neighbours<Item> {
  rows: Item[]
  /** Whether the list is on the device. */
  isKnown: boolean
  /** Whether the rows have the order of their list, not that of their dates. */
  isListed: boolean
  /** Zero-based; -1 when the record is not among the rows. */
  index: number
  previous?: string | undefined
  next?: string | undefined
}

/** Returns the neighbours from the cached list; fetches nothing. */
export function useNeighbours<Item extends Row>(
  resource: { name: string; list: () => UseQueryOptions<Item[]> },
  id: string,
): Neighbours<Item> {
  const { data } = useQuery({ ...resource.list(), enabled: false })
  const { token, orders } = useAtomValue(listOrderAtom)
  const isOurs = token === useAtomValue(sessionAtom)?.token
  const leaving = useAtomValue(leavingAtom)
  const neighbours = neighboursOf(data ?? [], isOurs ? orders[resource.name] : undefined, id, leaving)
  return { ...neighbours, isKnown: data !== undefined }
}

/**
 * Returns the id of the next wanted row after the open one: in the order of its list, wrapping around at the end;
 * without a list order, the oldest.
 */
export function nextOf<Item extends Row>(
  { rows, index, isListed }: Pick<Neighbours<Item>, 'rows' | 'index' | 'isListed'>,
  isWanted: (row: Item) => boolean,
): string | undefined {
  const otherRows = [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0))]
  if (isListed) return otherRows.find(isWanted)?._id
  return rows.findLast((row, at) => at !== index && isWanted(row))?._id
}

const sorted = new WeakMap<object, WeakMap<object, unknown[]>>()
const byDate: string[] = []
const nothing: ReadonlySet<string> = new Set()

/**
 * @param order ids as the list showed them; without it, or without this record in it, the newest come first
 * @param leaving ids of deleted records whose deletion can still be undone: they are skipped
 */
export function neighboursOf<Item extends Row>(
  all: Item[],
  order: string[] | undefined,
  id: string,
  leaving: ReadonlySet<string> = nothing,
): Omit<Neighbours<Item>, 'isKnown'> {
  const isListed = order?.includes(id) === true
  const orderedRows = ordered(all, order && isListed ? order : byDate)
  const rows = leaving.size === 0 ? orderedRows : orderedRows.filter(({ _id }) => !leaving.has(_id))
  const index = rows.findIndex(({ _id }) => _id === id)
  if (index < 0) return { rows, isListed, index }
  return { rows, isListed, index, previous: rows[index - 1]?._id, next: rows[index + 1]?._id }
}

/** Sorts once per response: lists may have thousands of rows. */
function ordered<Item extends Row>(all: Item[], order: string[]): Item[] {
  const orders = sorted.get(all) ?? new WeakMap<object, unknown[]>()
  sorted.set(all, orders)
  // Orders cached under a list hold its own rows.
  const before = orders.get(order) as Item[] | undefined
  if (before) return before
  const rows = order === byDate ? newestFirst(all) : inOrder(all, order)
  orders.set(order, rows)
  return rows
}

const newestFirst = <Item extends Row>(all: Item[]) =>
  all.filter(({ _id }) => _id).toSorted((one, other) => receivedAt(other) - receivedAt(one))

function inOrder<Item extends Row>(all: Item[], order: string[]): Item[] {
  const byId = new Map(all.map((row) => [row._id, row]))
  return order.flatMap((id) => byId.get(id) ?? [])
}

/** Returns how many rows of an inbox wait for an answer; says so if the inbox is not on the device. */
export function waitingWords(waiting: number, all: number | undefined): string {
  if (all === undefined) return 'Not on this device yet'
  if (all === 0) return 'None left'
  if (waiting === 0) return 'None of these is unanswered'
  return `${waiting.toLocaleString('en')} of ${all.toLocaleString('en')} unanswered`
}
