import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/react-query-persist-client'
import type { QueryRows } from './query-rows.ts'

/**
 * Version of the stored records; raising it drops older ones. Raise it when a record gets a field that screens use
 * without a fallback: stored records are not read through the contract again.
 */
export const cachedRecordVersion = 2

const buster = String(cachedRecordVersion)
const prefix = 'query'

/** Returns the name of a query's row. */
export const rowName = (queryHash: string) => `${prefix}-${queryHash}`

/** Creates the library's per-query persister over the rows of a database. */
export function createPersister({ getItem, setItem, removeItem }: QueryRows) {
  return experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem,
      setItem,
      // Called for unreadable rows. The network serves a query whose row cannot even be deleted.
      removeItem: async (name) => void (await Promise.resolve(removeItem(name)).catch(() => {})),
    },
    buster,
    prefix,
    maxAge: Number.POSITIVE_INFINITY,
    // The state of a failed refetch is not stored.
    serialize: ({ queryHash, queryKey, state }) => ({
      buster,
      queryHash,
      queryKey,
      state: succeeded(state.data, state.dataUpdatedAt),
    }),
    deserialize: (row) => {
      if (!isCurrent(row)) throw new Error('The row is of another version')
      return row
    },
  })
}

export type Persister = ReturnType<typeof createPersister>

/** Whether a row is a stored query of this version. */
export function isCurrent(row: unknown): row is PersistedQuery {
  const { buster: version, queryHash, queryKey, state } = Object(row)
  const { data, dataUpdatedAt } = Object(state)
  return (
    version === buster &&
    typeof queryHash === 'string' &&
    Array.isArray(queryKey) &&
    data !== undefined &&
    typeof dataUpdatedAt === 'number'
  )
}

function succeeded(data: unknown, dataUpdatedAt: number): PersistedQuery['state'] {
  return {
    data,
    dataUpdatedAt,
    dataUpdateCount: 1,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    fetchStatus: 'idle',
    isInvalidated: false,
    status: 'success',
  }
}
