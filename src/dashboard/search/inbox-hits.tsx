import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { wordsOf } from '#src/contract/search/compare/words.ts'
import { countOf } from '#src/dashboard/deleting/noun.ts'
import { useNoteTexts } from '#src/dashboard/follow-ups/follow-ups.ts'
import { wordsInEntry } from '#src/dashboard/list/filter-words.ts'
import { findSaved, writtenWith } from './find-saved.ts'
import { HitList } from './hit-list.tsx'
import { savedLists } from './saved-records.ts'

/** Enquiries on this device that match a query: their counts, each a link to its filtered inbox, and the first few. */
export function InboxHits({ query }: { query: string }) {
  const client = useQueryClient()
  const notes = useNoteTexts(true)
  useInbox(api.quoteRequests.list())
  useInbox(api.contactSubmissions.list())
  useInbox(api.applications.list())
  const words = wordsOf(query)
  const lists = findSaved(
    savedLists(client, notes).filter(({ resource }) => resource.isInbox),
    query,
  )
  if (lists.length === 0) return null
  return (
    <section aria-label="On this device" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-lg">On this device</h2>
        <ul className="flex flex-wrap gap-x-3">
          {lists.map(({ resource, count }) => (
            <li key={resource.name}>
              <Link to={resource.to} state={{ filterWords: wordsInEntry(query) }} className={countClass}>
                {countOf(count, resource.noun)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <HitList
        hits={lists.flatMap(({ resource, records }) =>
          records.slice(0, few).map((record) => ({
            _id: record.id,
            type: resource.name,
            title: record.title,
            text: writtenWith(record, words)?.text ?? '',
            terms: record.about,
          })),
        )}
        words={words}
      />
    </section>
  )
}

/** Follows an inbox, and fetches it if it is not on the device yet. */
const useInbox = <Item,>(list: UseQueryOptions<Item[]>) =>
  useQuery({ ...list, enabled: ({ state }) => state.data === undefined })

/** Number of records shown of each inbox. */
const few = 3

const countClass =
  'inline-flex min-h-(--control) items-center font-semibold text-signal underline-offset-4 hover:underline'
