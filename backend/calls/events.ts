import { identified, identityOfSession } from '#backend/accounts/sessions.ts'
import { collectionNames } from '#backend/base/words.ts'
import type { Ports } from '#backend/ports/ports.ts'
import type { Commit } from '#backend/ports/rows.ts'
import { collections } from '#src/contract/index.ts'

/** Between heartbeats, in milliseconds: proxies close connections that are silent for longer. */
const heartbeat = 20_000
/** A client that has not read this many is cut off. */
const maxQueuedEvents = 1000

/**
 * `GET /events`: tells staff of every write, until they go or their session ends.
 *
 * @throws {Refusal} 401
 */
export async function eventsAnswer(ports: Ports, request: Request): Promise<Response> {
  const { session } = await identified(ports, request, 'staff')
  // Nobody would ever read or end the stream of an answer that has no body.
  if (request.method === 'HEAD') return new Response(null, { headers })
  const isStaff = async () => {
    const identity = await identityOfSession(ports, String(session?._id), false).catch(() => undefined)
    return identity?.person !== undefined
  }
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const encoder = new TextEncoder()
      let isOpen = true
      const end = () => {
        if (isOpen) controller.close()
        stop()
      }
      const send = (text: string) => {
        if (!isOpen) return
        controller.enqueue(encoder.encode(text))
        // The client does not drain the stream.
        if ((controller.desiredSize ?? 0) < -maxQueuedEvents) end()
      }
      const timer = setInterval(async () => {
        if (await isStaff()) send(': alive\n\n')
        else end()
      }, heartbeat)
      const unwatch = ports.rows.watch(async (commit) => {
        const mayEnd = commit.tables.some((table) => table === 'sessions' || table === 'admins')
        if (mayEnd && !(await isStaff())) end()
        for (const text of eventsOf(commit)) send(text)
      })
      stop = () => {
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

/** A commit as events: each new record, and the collections that were written to in another way. */
function eventsOf({ tables, inserted }: Commit): string[] {
  const named = collectionNames.filter((name) => tables.includes(name))
  const created = inserted.flatMap(({ table, id }) => {
    const name = named.find((one) => one === table)
    return name ? [event('created', { collection: collections[name].name, id })] : []
  })
  const changed = named
    .filter((name) => !inserted.some(({ table }) => table === name))
    .map((name) => collections[name].name)
  if (tables.includes('answers')) changed.push('answers')
  return changed.length === 0 ? created : [...created, event('changed', { collections: changed })]
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
