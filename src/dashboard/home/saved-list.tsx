import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useConnection } from '#src/offline/connection/connection.ts'
import { QueryView } from '#src/offline/connection/query-view.tsx'
import { RetryButton } from '#src/offline/connection/retry-button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { ChartSkeleton } from './instrument-skeletons.tsx'

interface SavedListProps<Item> {
  list: UseQueryOptions<Item[]>
  title: string
  children: (items: Item[]) => Elements
}

/**
 * Renders a cached list. Fetches it only if it has never been cached; a sync refreshes it. Until then it shows a
 * placeholder, or the reason why there is no list.
 */
export function SavedList<Item>({ list, title, children }: SavedListProps<Item>) {
  const query = useQuery({ ...list, enabled: ({ state }) => state.data === undefined })
  const isCutOff = useConnection() !== 'online'
  const missing = (sentence: string) => (
    <Card as="section">
      <h2 className="border-line border-b bg-paper-sunk px-4 py-3 text-lg">{title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-2 p-4">
        <p role="alert">{sentence}</p>
        <RetryButton query={query}>Try again</RetryButton>
      </div>
    </Card>
  )
  const absent = 'What this is drawn from is not on this device yet. It comes with the next sync.'
  return (
    <QueryView
      query={query}
      loading={isCutOff ? missing(absent) : <ChartSkeleton />}
      failed={({ sentence }) => missing(sentence)}
      notOnThisDevice={() => missing(absent)}
      aboveData={() => null}
    >
      {children}
    </QueryView>
  )
}
