import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import { ApiError, isUnanswered, sentenceOf } from '#src/api/api-error.ts'
import { mayCarryKey, takesKeys } from '#src/api/call/idempotency.ts'
import { isReached } from '#src/api/probe.ts'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import { localDay } from '#src/ui/text/date.ts'
import { submissionKey } from './submission-key.ts'

interface Listed<Item> {
  list: () => UseQueryOptions<Item[]>
}

/**
 * Makes new records of one form, and none of them twice: after an answer that was lost the record may be there. A
 * backend that takes keys then gets the same key again, and stores the entries once. Of any other the next attempt
 * first looks for the record in the list.
 *
 * @returns a function that is given what is saved, the call with its key, and what names this form's submission; it
 *   says whether the call was made, or the record was found. It throws as the call does; where nobody knows what became
 *   of it, the error says that, too.
 */
export function createOnce<Item extends { _id: string }>(client: QueryClient, of: Listed<Item>) {
  /** The records that were there before an attempt of which nobody knows the outcome. */
  let earlier: ReadonlySet<string> | undefined
  /** Every such attempt had its key. */
  let hadKeys = true
  return async (input: object, create: Create, submission: string): Promise<'created' | 'found'> => {
    const key = await submissionKey(submission, input)
    const isStoredOnce = async () => key !== undefined && hadKeys && (await isKnownToTakeKeys())
    if (earlier && !(await isStoredOnce()) && (await isThere(client, of, earlier, input))) return 'found'
    const before = earlier ?? new Set((await rowsBefore(client, of)).map(({ _id }) => _id))
    const hasKey = key !== undefined && mayCarryKey()
    try {
      await create(key)
      return 'created'
    } catch (error) {
      if (!isUncertain(error)) throw error
      earlier = before
      hadKeys &&= hasKey
      // A fault that our API itself has told of is said in its words.
      if (error instanceof ApiError && error.status === 500) throw error
      const next = (await isStoredOnce())
        ? 'save again, and it is stored once'
        : 'when you save again, the list is looked through first'
      throw new Error(`${clauseOf(error)}. It may have been saved all the same: ${next}.`, { cause: error })
    }
  }
}

/** A page that has had no answer yet, or the last one from a gateway, asks our API itself. */
async function isKnownToTakeKeys(): Promise<boolean> {
  if (!takesKeys()) await withTimeout(isReached()).catch(() => undefined)
  return takesKeys()
}

/** The call, with the key that goes along; undefined where there can be none. */
type Create = (key: string | undefined) => Promise<void>

/** The list as this device has it, or fetched: a creation does not wait long for it, nor fail without it. */
async function rowsBefore<Item>(client: QueryClient, of: Listed<Item>): Promise<Item[]> {
  const rows = client.ensureQueryData({ ...of.list(), retry: false })
  return withTimeout(rows).catch(() => [])
}

async function isThere<Item extends { _id: string }>(
  client: QueryClient,
  of: Listed<Item>,
  earlier: ReadonlySet<string>,
  input: object,
): Promise<boolean> {
  try {
    const rows = await client.fetchQuery({ ...of.list(), staleTime: 0 })
    return rows.some((row) => !earlier.has(row._id) && isSame(row, input))
  } catch (error) {
    throw new Error(
      `It may have been saved before, and the list cannot be looked through now: ${clauseOf(error)}. Try again in a moment.`,
      { cause: error },
    )
  }
}

/** What is said of an error, for a sentence of ours to follow. */
const clauseOf = (error: unknown): string => sentenceOf(error).replace(/\.$/, '')

/** Whether the call may have reached the backend although no answer says so. */
function isUncertain(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && [500, 502, 504].includes(error.status))
}

/** Whether a record says what was written, in every field that both have; files and blanks are passed over. */
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

/** Lists are read as text with commas, as some are written. */
const plain = (value: unknown): string =>
  String(value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .join(',')
    .replace(/\r\n?/g, '\n')
    .trim()
