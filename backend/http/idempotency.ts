import { ApiError } from '#backend/errors.ts'
import { idempotencyWait } from '#backend/policy.ts'
import { isPortError } from '#backend/ports/port-error.ts'
import type { Ports } from '#backend/ports/ports.ts'
import type { Change, Row } from '#backend/ports/rows.ts'
import { jsonResponse } from './response.ts'

export interface Keyed {
  /** `<method> <path> <user id> <key>` */
  id: string
  fingerprint: string
}

/** Creates the change that stores a response, for the same write as the call's changes. */
export type Reply = (status: number, body: string) => Change

/**
 * Runs a request with an `Idempotency-Key` once. The same key with the same input gets the same response, also while
 * the first request is in progress. Different input gets an error response. Error responses are not stored, so that the
 * user can fix the input.
 */
export function createOnce({ rows, now }: Ports) {
  const running = new Map<string, Promise<unknown>>()

  async function stored({ id, fingerprint }: Keyed): Promise<Response | undefined> {
    const reply = await rows.find('replies', id)
    return reply && replayed(reply, fingerprint)
  }

  return async (keyed: Keyed, carryOut: (reply: Reply) => Promise<Response>): Promise<Response> => {
    const until = Date.now() + idempotencyWait
    for (;;) {
      const earlier = await stored(keyed)
      if (earlier) return earlier
      const other = running.get(keyed.id)
      if (!other) break
      if (!(await isOverBy(until, other))) throw new ApiError('still-storing')
    }
    const { id, fingerprint } = keyed
    const ownResponse = carryOut((status, body) => ({
      insert: 'replies',
      row: { _id: id, print: fingerprint, status, body, createdAt: now().toISOString() },
    }))
    running.set(id, ownResponse)
    try {
      return await ownResponse
    } catch (error) {
      // Another server was first.
      const isLate = isPortError(error, 'conflict') && error.table === 'replies'
      const earlier = isLate ? await stored(keyed).catch(storedElsewhere) : undefined
      if (earlier) return earlier
      throw error
    } finally {
      running.delete(id)
    }
  }
}

/** @throws {ApiError} outcome-unknown, since another server has stored the request */
function storedElsewhere(error: unknown): never {
  if (isPortError(error, 'unavailable')) throw new ApiError('outcome-unknown', { cause: error })
  throw error
}

function replayed({ print, status, body }: Row, expectedPrint: string): Response {
  if (print !== expectedPrint) throw new ApiError('key-reused')
  return jsonResponse(JSON.parse(String(body)), Number(status))
}

/** @param until in milliseconds since 1970 */
async function isOverBy(until: number, running: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, until - Date.now(), false)
  })
  const over = running.then(
    () => true,
    () => true,
  )
  try {
    return await Promise.race([over, late])
  } finally {
    clearTimeout(timer)
  }
}
