import { ApiError } from '#backend/errors.ts'
import { idempotencyWait } from '#backend/policy.ts'
import type { Ports } from '#backend/ports/ports.ts'
import { type Change, Conflict, type Row } from '#backend/ports/rows.ts'
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
    const known = await rows.find('replies', id)
    return known && replayed(known, fingerprint)
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
    const own = carryOut((status, body) => ({
      insert: 'replies',
      row: { _id: id, print: fingerprint, status, body, createdAt: now().toISOString() },
    }))
    running.set(id, own)
    try {
      return await own
    } catch (error) {
      // Another server was first.
      const isLate = error instanceof Conflict && error.table === 'replies'
      const earlier = isLate ? await stored(keyed) : undefined
      if (earlier) return earlier
      throw error
    } finally {
      running.delete(id)
    }
  }
}

function replayed({ print, status, body }: Row, wanted: string): Response {
  if (print !== wanted) throw new ApiError('key-reused')
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
