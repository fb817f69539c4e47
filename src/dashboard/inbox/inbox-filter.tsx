import { useSetAtom } from 'jotai'
import { lazy, type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { wordsOf } from '#src/contract/search/compare/words.ts'
import { isWaiting, useFollowedUp, useNoteTexts } from '#src/dashboard/follow-ups/follow-ups.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { ages, type ListSearch } from '#src/dashboard/list/list-search.ts'
import type { RecordList } from '#src/dashboard/list/record-list.ts'
import { resourceOf } from '#src/dashboard/navigation/resources.ts'
import { useIsNarrow } from '#src/dashboard/navigation/use-is-narrow.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { Select } from '#src/ui/select.tsx'
import { day } from '#src/ui/text/durations.ts'
import { InboxStateContext } from './follow-up-state.tsx'
import { rememberOrderAtom } from './list-order.ts'

type Row = { _id: string; createdAt?: unknown; appliedAt?: unknown; status?: unknown }

/** Returns a `keep` function for an inbox's list: filters by mark and by the age of a record. */
export function useInboxFilter(collection: InboxName) {
  const has = useFollowedUp(collection)
  return useCallback(
    (row: Row, { answered, age }: Pick<ListSearch, 'answered' | 'age'>) =>
      (answered === undefined || isWaiting(collection, row, has) === (answered === 'no')) &&
      (age === undefined || isOlder(row, age)),
    [collection, has],
  )
}

/** Returns the columns of an inbox's list, whose text filter also finds messages, cover letters and notes. */
export function useInboxColumns<Item extends Row>(
  collection: InboxName,
  columns: Column<Item>[],
): Column<Item>[] {
  const notes = useNoteTexts(false)
  return useMemo(() => {
    const wordsOfRow = resourceOf({ name: collection })?.words
    const alsoFoundBy = (row: Item) => {
      const { terms = [], text } = wordsOfRow?.(row) ?? {}
      return [...terms, text, notes.get(`${collection} ${row._id}`)].join('\n')
    }
    return columns.map((column, index) => (index === 0 ? { ...column, alsoFoundBy } : column))
  }, [collection, columns, notes])
}

function isOlder(row: Row, days: number): boolean {
  const received = receivedAt(row)
  return received > 0 && Date.now() - received >= days * day
}

/** Filters by mark and waiting time; each choice shows how many records it leaves. */
export function InboxFilter<Item extends Row>({
  list,
  collection,
}: {
  list: RecordList<Item>
  collection: InboxName
}) {
  const followedUp = useFollowedUp(collection, false)
  const rows = list.query.data
  const { answered: which, age } = list.search
  const choices = useMemo(
    () => choicesOf(rows ?? [], (row) => isWaiting(collection, row, followedUp), { which, age }),
    [collection, rows, followedUp, which, age],
  )
  const done = collection === 'applications' ? 'Answered or decided' : 'Answered'
  return (
    <>
      <Select
        aria-label="Answered or not"
        placeholder="Answered or not"
        options={[
          { value: 'no', label: `Not answered (${choices.waiting})` },
          { value: 'yes', label: `${done} (${choices.done})` },
        ]}
        value={which ?? ''}
        onChange={({ target: { value } }) =>
          list.change({ answered: value === 'yes' || value === 'no' ? value : undefined })
        }
      />
      <Select
        aria-label="Age"
        placeholder="Any age"
        options={choices.age}
        value={age === undefined ? '' : String(age)}
        onChange={({ target: { value } }) => list.change({ age: value ? Number(value) : undefined })}
      />
    </>
  )
}

/** Loaded once a row is ticked. */
export const BulkFollowUp = lazy(async () => ({
  default: (await import('./bulk-follow-up.tsx')).BulkFollowUp,
}))

interface FilterChoice {
  which: ListSearch['answered']
  age: number | undefined
}

/** Returns record counts for each choice, as text: new keys would re-render the list, and digits format slowly. */
function choicesOf(rows: Row[], waits: (row: Row) => boolean, { which, age }: FilterChoice) {
  const aged = age === undefined ? rows : rows.filter((row) => isOlder(row, age))
  const waiting = aged.filter(waits).length
  const left = which === undefined ? rows : rows.filter((row) => waits(row) === (which === 'no'))
  return {
    waiting: waiting.toLocaleString('en'),
    done: (aged.length - waiting).toLocaleString('en'),
    age: ages.map((days) => ({
      value: String(days),
      label: `${days}+ days (${left.filter((row) => isOlder(row, days)).length.toLocaleString('en')})`,
    })),
  }
}

/** Wraps an inbox's rows: an opened record has the rows on the screen beside it, in their order. */
export function InboxRows<Item extends Row>({
  list,
  collection,
  children,
}: {
  list: RecordList<Item>
  collection: InboxName
  children: ReactNode
}) {
  const remember = useSetAtom(rememberOrderAtom)
  const followedUp = useFollowedUp(collection, false)
  const now = useMinute()
  const isNarrow = useIsNarrow()
  const notes = useNoteTexts(false)
  const query = useDeferredValue(list.search.q ?? '')
  const state = useMemo(
    () => ({ collection, followedUp, now, isNarrow, notes, words: wordsOf(query) }),
    [collection, followedUp, now, isNarrow, notes, query],
  )
  return (
    <InboxStateContext value={state}>
      <div
        className="contents"
        onClickCapture={(event) => {
          const isRow = event.target instanceof Element && event.target.closest('[data-row-link]')
          if (isRow) remember(collection, list.rows.map(({ _id }) => _id).filter(Boolean))
        }}
      >
        {children}
      </div>
    </InboxStateContext>
  )
}

/** Returns the empty text of an inbox's list whose own filters leave nothing; undefined if other filters do. */
export function nothingLeft(
  { answered, age, q, status, position, from, to }: ListSearch,
  many: string,
): string | undefined {
  if (q || status || position || from || to) return undefined
  if (answered === 'no' && age === undefined) return `None of the ${many} waits for an answer.`
  if (answered === 'no') return `None of the ${many} has waited for ${age} days or longer.`
  if (answered === 'yes') return `None of the ${many} has been marked as answered.`
  return age === undefined ? undefined : `None of the ${many} is ${age} days old or older.`
}
