import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import { ApiError, isUnanswered, mayBeWritten, sentenceOf } from '#src/api/api-error.ts'
import { mayCarryKey, takesKeys } from '#src/api/call/idempotency.ts'
import { isReached } from '#src/api/probe.ts'
import { withTimeout } from '#src/offline/storage/with-timeout.ts'
import { localDay } from '#src/ui/text/date.ts'
import { submissionKey } from './submission-key.ts'

interface Listed<Item> {
  list: () => UseQueryOptions<Item[]>
}

/**
 * Creates the records of one form, and none of them twice: after a lost response the record may exist. A backend that
 * supports idempotency keys receives the same key again and stores the entries once. For any other, the next attempt
 * first searches the list for the record.
 *
 * @returns a function of the entries, the call with its key, and the name of this form's submission; it reports whether
 * the record was created or found. It rejects as the call does; if the outcome is unknown, the error says so.
 */
export function createOnce<Item extends { _id: string }>(client: QueryClient, resource: Listed<Item>) {
  /** Ids of the records before an attempt whose outcome is unknown. */
  let earlier: ReadonlySet<string> | undefined
  /** Whether every such attempt had a key. */
  let hadKeys = true
  return async (input: object, create: Create, submission: string): Promise<'created' | 'found'> => {
    const key = await submissionKey(submission, input)
    const isStoredOnce = async () => key !== undefined && hadKeys && (await acceptsKeys())
    if (earlier && !(await isStoredOnce()) && (await isThere(client, resource, earlier, input)))
      return 'found'
    const before = earlier ?? new Set((await rowsBefore(client, resource)).map(({ _id }) => _id))
    const hasKey = key !== undefined && mayCarryKey()
    try {
      await create(key)
      return 'created'
    } catch (error) {
      if (!isUncertain(error)) throw error
      earlier = before
      hadKeys &&= hasKey
      // Errors that our API itself reports keep its words.
      if (error instanceof ApiError && error.status === 500) throw error
      const next = (await isStoredOnce())
        ? 'save again, and it is stored once'
        : 'when you save again, the list is looked through first'
      throw new Error(`${clauseOf(error)}. It may have been saved all the same: ${next}.`, { cause: error })
    }
  }
}

/** Asks our API itself if the page has had no response yet, or the last one came from a gateway. */
async function acceptsKeys(): Promise<boolean> {
  if (!takesKeys()) await withTimeout(isReached()).catch(() => undefined)
  return takesKeys()
}

/** Call that receives the key; undefined where there is none. */
type Create = (key: string | undefined) => Promise<void>

/** Returns the cached or fetched list. A creation waits two seconds at most and does not fail without it. */
async function rowsBefore<Item>(client: QueryClient, resource: Listed<Item>): Promise<Item[]> {
  const rows = client.ensureQueryData({ ...resource.list(), retry: false })
  return withTimeout(rows).catch(() => [])
}

async function isThere<Item extends { _id: string }>(
  client: QueryClient,
  resource: Listed<Item>,
  earlier: ReadonlySet<string>,
  input: object,
): Promise<boolean> {
  try {
    const rows = await client.fetchQuery({ ...resource.list(), staleTime: 0 })
    return rows.some((row) => !earlier.has(row._id) && isSame(row, input))
  } catch (error) {
    throw new Error(
      `It may have been saved before, and the list cannot be looked through now: ${clauseOf(error)}. Try again in a moment.`,
      { cause: error },
    )
  }
}

/** Returns an error's sentence without its full stop, for another clause to follow. */
const clauseOf = (error: unknown): string => sentenceOf(error).replace(/\.$/, '')

/** Whether the call may have reached the backend although no response confirms it. */
function isUncertain(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && mayBeWritten(error))
}

/** Whether a record equals the input in every field that both have; files and blanks are ignored. */
function isSame(record: object, input: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(record))
  const written = Object.entries(input).filter(
    ([field, value]) => fields.has(field) && !(value instanceof Blob) && plain(value) !== '',
  )
  return (
    written.length > 0 &&
    written.every(([field, value]) => {
      const read = plain(fields.get(field))
      return read === plain(value) || localDay(read) === plain(value)
    })
  )
}

/** Lists are compared as text with commas, as some backends return them. */
const plain = (value: unknown): string =>
  String(value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .join(',')
    .replace(/\r\n?/g, '\n')
    .trim()
