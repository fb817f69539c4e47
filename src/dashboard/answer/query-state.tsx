import type { UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { isCutOff, sentenceOf } from '#src/api/api-error.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { NotOnThisDevice } from '#src/offline/notes/not-on-this-device.tsx'
import { SavedAge } from '#src/offline/notes/saved-age.tsx'
import { RetryAlert } from './retry-alert.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  skeleton: ReactNode
  /** Puts an error's sentence into the words that this screen has for it. */
  say?: (sentence: string) => string
  /** The answer is never kept on the device: it has no age to tell. */
  unsaved?: boolean
  children: (data: Data) => ReactNode
}

/**
 * Draws a query in the one order that holds everywhere: data (with its age, and why it could not be refreshed), not
 * on this device, error, skeleton.
 */
export function QueryState<Data>({ query, skeleton, say, unsaved, children }: Props<Data>) {
  const { data, error } = query
  const connection = useAtomValue(connectionAtom)
  const sentence = say?.(sentenceOf(error)) ?? sentenceOf(error)
  if (data === undefined && !error) return skeleton
  const isAlone = isCutOff(error) && connection !== 'online'
  if (data === undefined && isAlone) {
    return (
      <NotOnThisDevice busy={query.isFetching} onRetry={() => void query.refetch()}>
        {sentence}
      </NotOnThisDevice>
    )
  }
  return (
    <>
      {/* While there is no connection the note above says so, and the age below says the rest. */}
      {error && !isAlone && (
        <RetryAlert query={query}>
          {data === undefined ? sentence : `${sentence.replace(/\.$/, '')}. What you see was saved before.`}
        </RetryAlert>
      )}
      {data !== undefined && (
        <>
          {!unsaved && <SavedAge at={query.dataUpdatedAt} />}
          {children(data)}
        </>
      )}
    </>
  )
}
