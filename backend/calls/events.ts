import { authenticate, identityOfSession } from '#backend/accounts/sessions.ts'
import { collectionNames } from '#backend/base/words.ts'
import { ApiError } from '#backend/errors.ts'
import { eventLimits } from '#backend/policy.ts'
import type { Ports } from '#backend/ports/ports.ts'
import type { Commit } from '#backend/ports/rows.ts'
import type { RowOf } from '#backend/schema.ts'
import { collections } from '#src/contract/index.ts'

/** Creates the handler of `GET /events` for one server. */
export function createEvents(ports: Ports): (request: Request) => Promise<Response> {
  const open = new Map<string, number>()
  const take = (shares: readonly (readonly [key: string, most: number])[]) => {
    if (shares.some(([key, most]) => (open.get(key) ?? 0) >= most)) throw new ApiError('too-many-tabs')
    for (const [key] of shares) open.set(key, (open.get(key) ?? 0) + 1)
    return () => {
      for (const [key] of shares) {
        const left = (open.get(key) ?? 1) - 1
        if (left > 0) open.set(key, left)
        else open.delete(key)
      }
    }
  }
  return async (request) => {
    const { session, person } = await authenticate(ports, request, 'staff')
    // A response without a body leaves its stream unread and open.
    if (request.method === 'HEAD') return new Response(null, { headers })
    const release = take([
      [`session ${session?._id}`, eventLimits.perSession],
      [`person ${person?._id}`, eventLimits.perUser],
    ])
    return eventStream(ports, request, session, release)
  }
}

/** Sends an event for every write, until the client disconnects or its session ends. */
function eventStream(
  ports: Ports,
  request: Request,
  session: RowOf<'sessions'> | undefined,
  release: () => void,
): Response {
  const isStaff = async () => {
    const identity = await identityOfSession(ports, session?._id ?? '', false).catch(() => undefined)
    return identity?.person !== undefined
  }
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const encoder = new TextEncoder()
      let isOpen = true
      const end = () => {
        const wasOpen = isOpen
        stop()
        if (wasOpen) controller.close()
      }
      const send = (text: string) => {
        if (!isOpen) return
        controller.enqueue(encoder.encode(text))
        // The client does not read the stream.
        if ((controller.desiredSize ?? 0) < -eventLimits.queued) end()
      }
      const timer = setInterval(async () => {
        if (await isStaff()) send(': alive\n\n')
        else end()
      }, eventLimits.heartbeat)
      const unwatch = ports.rows.watch(async (commit) => {
        const mayEnd = commit.tables.some((table) => table === 'sessions' || table === 'admins')
        if (mayEnd && !(await isStaff())) end()
        for (const text of eventsOf(commit)) send(text)
      })
      stop = () => {
        if (isOpen) release()
        isOpen = false
        clearInterval(timer)
        unwatch()
        request.signal.removeEventListener('abort', end)
      }
      request.signal.addEventListener('abort', end)
      send(': open\n\n')
    },
    cancel: () => stop(),
  })
  return new Response(stream, { headers })
}

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

/** Converts a commit to events: each new record, and each collection with other changes. */
function eventsOf({ tables, inserted, author }: Commit): string[] {
  const named = collectionNames.filter((name) => tables.includes(name))
  const created = inserted.flatMap(({ table, id }) => {
    const name = named.find((one) => one === table)
    return name ? [event('created', { collection: collections[name].name, id })] : []
  })
  const changed = named
    .filter((name) => !inserted.some(({ table }) => table === name))
    .map((name) => collections[name].name)
  if (tables.includes('answers')) changed.push('answers')
  const by = named.length > 0 ? author : undefined
  return changed.length === 0 ? created : [...created, event('changed', { collections: changed, ...by })]
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
