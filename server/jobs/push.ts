import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import * as z from 'zod/mini'
import { isPortError } from '#backend/ports/port-error.ts'
import { allOf, type Rows } from '#backend/ports/rows.ts'
import type { RowOf, TableName } from '#backend/schema.ts'
import { pushInput } from '#src/contract/http/features.ts'
import type { Job } from './job-loop.ts'

/** Loads the library on first use: most servers send few pushes, and none during the start. */
const webPush = async () => (await import('web-push')).default

const pushKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Returns the VAPID keys that identify this site to push services. Created once, stored with the rows. */
export async function readPushKeys(rows: Rows, now: Date): Promise<z.infer<typeof pushKeys>> {
  const secret = await rows.find('secrets', 'push')
  if (secret) return pushKeys.parse(JSON.parse(secret.value))
  const { generateVAPIDKeys } = await webPush()
  const value = JSON.stringify(generateVAPIDKeys())
  try {
    await rows.write([{ insert: 'secrets', row: { _id: 'push', value, createdAt: now.toISOString() } }])
  } catch (error) {
    // Another server created them at the same time.
    if (!isPortError(error, 'conflict')) throw error
  }
  return readPushKeys(rows, now)
}

/** Tables of submissions, and the kind that a notice names. */
const kinds: Partial<Record<TableName, string>> = {
  quoteRequests: 'quote-requests',
  applications: 'applications',
  contactSubmissions: 'contact-submissions',
}

interface Options {
  rows: Rows
  /** Monotonic time in milliseconds, independent of the clock. */
  elapsed?: () => number
  keys: { publicKey: string; privateKey: string }
  /** Contact for push services: `mailto:` or `https:`. */
  contact: string
  /** Allows endpoints in the server's own network, for a push service on the loopback. */
  allowsOwnNetwork?: boolean
  /** Resolves the host names of endpoints. */
  lookup?: LookupFunction
}

/** Seconds after which a push service drops a notice. After two days, staff have looked anyway. */
const timeToLive = 2 * 24 * 60 * 60
/** Number of notices sent in parallel: a service that does not respond delays no others. */
const lanes = 8
/** Time limit of one notice in milliseconds. */
const timeLimit = 10_000
/** Minimum pause between two notices, in milliseconds. Later submissions are counted into the next notice. */
const pauseBetween = 60_000

/** Notifies the browsers of `pushes` about new submissions: their kind and number, nothing else. */
export function pushJob({
  rows,
  elapsed = () => performance.now(),
  keys,
  contact,
  allowsOwnNetwork = false,
  lookup,
}: Options): Job {
  const waiting = new Map<string, number>()
  let earliest = 0

  async function push(row: RowOf<'pushes'>, payload: string) {
    const { endpoint, keys: theirs } = pushInput.parse(JSON.parse(row.subscription))
    const address = new URL(endpoint)
    const { generateRequestDetails } = await webPush()
    const request = generateRequestDetails({ endpoint, keys: theirs }, payload, {
      vapidDetails: { subject: contact, ...keys },
      TTL: timeToLive,
      urgency: 'high',
    })
    const isAllowed = allowsOwnNetwork || isPublic(address)
    const status = isAllowed ? await post(address, request) : 410
    // The browser has ended the subscription.
    if (status === 404 || status === 410) await rows.write([{ removeAll: 'pushes', where: { _id: row._id } }])
    else if (status >= 400) throw new Error(`A push service answered ${status}`)
  }

  /** Posts without following redirects. Rejects when the host name resolves to a private address. */
  function post(address: URL, { headers, body }: { headers: http.OutgoingHttpHeaders; body: Buffer }) {
    const { request } = address.protocol === 'https:' ? https : http
    const agent = allowsOwnNetwork ? undefined : new RequestFilteringHttpsAgent()
    return new Promise<number>((resolve, reject) => {
      const sending = request(address, {
        method: 'POST',
        headers,
        agent,
        ...(lookup && { lookup }),
        signal: AbortSignal.timeout(timeLimit),
      })
      sending.on('error', reject)
      sending.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sending.end(body)
    })
  }

  return {
    name: 'push',
    sees({ inserted }) {
      const news = inserted.flatMap(({ table }) => kinds[table] ?? [])
      for (const kind of news) waiting.set(kind, (waiting.get(kind) ?? 0) + 1)
      return news.length > 0
    },
    async run() {
      // A commit wakes the job.
      if (waiting.size === 0) return pauseBetween
      const left = earliest - elapsed()
      if (left > 0) return left
      const receivers = await allOf(rows.list('pushes'))
      // Clear only now: a failing database must lose no notice.
      const notices = [...waiting].map(([kind, count]) => JSON.stringify({ kind, count }))
      waiting.clear()
      earliest = elapsed() + pauseBetween
      const failures: unknown[] = []
      const queue = receivers.flatMap((row) => notices.map((notice) => ({ row, notice })))
      const sendNext = async () => {
        for (let next = queue.shift(); next; next = queue.shift())
          await push(next.row, next.notice).catch((error: unknown) => failures.push(error))
      }
      await Promise.all(Array.from({ length: lanes }, sendNext))
      if (failures.length > 0) throw new Error(`${failures.length} notices not sent`, { cause: failures[0] })
      return pauseBetween
    },
  }
}

/**
 * Whether an address may be a push service: a host name on the default HTTPS port. A browser chooses the endpoint, and
 * it must not make this server call its own network. The resolved address is checked during the call.
 */
function isPublic({ protocol, hostname: written, port, username }: URL): boolean {
  // A trailing dot does not change the meaning of a host name.
  const hostname = written.split('.').filter(Boolean).join('.')
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  const isUsual = protocol === 'https:' && port === '' && username === ''
  return isUsual && isName && !/\.(local|localhost|internal|lan|home\.arpa)$/.test(hostname)
}
