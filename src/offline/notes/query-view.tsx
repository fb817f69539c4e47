import type { UseQueryResult } from '@tanstack/react-query'
import { isCutOff, sentenceOf } from '#src/api/api-error.ts'
import { useConnection } from '#src/offline/connection/connection.ts'
import type { Elements } from '#src/ui/elements.ts'

/** Why a query has no answer, or none newer than what is shown. */
export interface Problem {
  /** The sentence of the call's catalogue. */
  sentence: string
  error: Error
}

/** What stands above data that may be old. */
interface Standing {
  /** Why it could not be refreshed, if that was tried. */
  problem: Problem | undefined
  isOnline: boolean
}

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>
  /** Until the first answer. */
  loading: Elements
  /** Nothing came, and nothing is saved. */
  failed: (problem: Problem) => Elements
  /** The same while there is no connection, where that is said in other words. */
  notOnThisDevice?: ((problem: Problem) => Elements) | undefined
  /** In place of a list without entries. */
  empty?: Elements
  /** Above the data: its age, and why it could not be refreshed. */
  aboveData: (standing: Standing) => Elements
  children: (data: Data) => Elements
}

/**
 * Draws a query in the one order that holds for both faces: the data, whatever its age; else that it is not on this
 * device; else the failure with a way out; else the placeholder. Each face gives its own parts.
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
