import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import { ApiError, isUnanswered, sentenceOf } from '#src/api/api-error.ts'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import { localDay } from '#src/ui/text/date.ts'

interface Listed<Item> {
  list: () => UseQueryOptions<Item[]>
}

/**
 * Makes new records of one form, and none of them twice: after an answer that was lost the record may be there. Then
 * the next attempt first looks for it in the list.
 *
 * @returns a function that is given what is saved and the call; it says whether the call was made, or the record was
 *   found. It throws as the call does; where nobody knows what became of it, the error says that, too.
 */
export function createOnce<Item extends { _id: string }>(client: QueryClient, of: Listed<Item>) {
  /** The records that were there before an attempt of which nobody knows the outcome. */
  let earlier: ReadonlySet<string> | undefined
  return async (input: object, create: () => Promise<void>): Promise<'created' | 'found'> => {
    if (earlier && (await isThere(client, of, earlier, input))) return 'found'
    const before = earlier ?? new Set((await rowsBefore(client, of)).map(({ _id }) => _id))
    try {
      await create()
      return 'created'
    } catch (reason) {
      if (!isUncertain(reason)) throw reason
      earlier = before
      // A fault that our API itself has told of is said in its words.
      if (reason instanceof ApiError && reason.status === 500) throw reason
      throw new Error(
        `${clauseOf(reason)}. It may have been saved all the same: when you save again, the list is looked through first.`,
        { cause: reason },
      )
    }
  }
}

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
  } catch (cause) {
    throw new Error(
      `It may have been saved before, and the list cannot be looked through now: ${clauseOf(cause)}. Try again in a moment.`,
      { cause },
    )
  }
}

/** What is said of an error, for a sentence of ours to follow. */
const clauseOf = (reason: unknown): string => sentenceOf(reason).replace(/\.$/, '')

/** Whether the call may have reached the backend although no answer says so. */
function isUncertain(reason: unknown): boolean {
  return isUnanswered(reason) || (reason instanceof ApiError && [500, 502, 504].includes(reason.status))
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
    .replace(/\s*,\s*/g, ',')
    .replace(/\r\n?/g, '\n')
    .trim()
