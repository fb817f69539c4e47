import type { UseQueryResult } from '@tanstack/react-query'
import { isCutOff, sentenceOf } from '#src/api/api-error.ts'
import type { Elements } from '#src/ui/elements.ts'
import { useConnection } from './connection.ts'

/** Reason why a query has no data, or none newer than shown. */
export interface Problem {
  /** Sentence from the call's error catalogue. */
  sentence: string
  error: Error
}

/** State shown above data that may be old. */
interface Standing {
  /** Reason of a failed refresh, if there was one. */
  problem: Problem | undefined
  isOnline: boolean
}

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>
  /** Placeholder until the first response. */
  loading: Elements
  /** Content if the fetch failed and nothing is cached. */
  failed: (problem: Problem) => Elements
  /** Replaces `failed` while there is no connection. */
  notOnThisDevice?: ((problem: Problem) => Elements) | undefined
  /** Content in place of a list without entries. */
  empty?: Elements
  /** Content above the data: its age, and the reason of a failed refresh. */
  aboveData: (standing: Standing) => Elements
  children: (data: Data) => Elements
}

/**
 * Renders a query in the same order for staff and visitors: the data, whatever its age; else that it is not on this
 * device; else the failure with a retry; else the placeholder. Each side supplies its own parts.
 */
export function QueryView<Data>({
  query: { data, error },
  loading,
  failed,
  notOnThisDevice = failed,
  empty,
  aboveData,
  children,
}: QueryViewProps<Data>) {
  const isOnline = useConnection() === 'online'
  const problem = error ? { sentence: sentenceOf(error), error } : undefined
  if (data === undefined) {
    if (!problem) return loading
    return isCutOff(error) && !isOnline ? notOnThisDevice(problem) : failed(problem)
  }
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0
  return (
    <>
      {aboveData({ problem, isOnline })}
      {isEmpty ? empty : children(data)}
    </>
  )
}
