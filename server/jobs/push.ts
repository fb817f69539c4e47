import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { allOf, Conflict, type Row, type Rows } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/ports/tables.ts'
import { pushInput } from '#src/contract/features.ts'
import type { Job } from './job-loop.ts'

/** Loaded when it is needed: most servers push seldom, and none while it starts. */
const webPush = async () => (await import('web-push')).default

const pushKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The keys that tell push services that it is us: made once, kept with the rows. */
export async function readPushKeys(rows: Rows, now: Date): Promise<z.infer<typeof pushKeys>> {
  const known = await rows.find('secrets', 'push')
  if (known) return pushKeys.parse(JSON.parse(String(known.value)))
  const { generateVAPIDKeys } = await webPush()
  const value = JSON.stringify(generateVAPIDKeys())
  try {
    await rows.write([{ insert: 'secrets', row: { _id: 'push', value, createdAt: now.toISOString() } }])
  } catch (error) {
    // Another server made them at the same moment.
    if (!(error instanceof Conflict)) throw error
  }
  return readPushKeys(rows, now)
}

/** What people outside send in, by the name that the notice carries. */
const kinds: Partial<Record<TableName, string>> = {
  quoteRequests: 'quote-requests',
  applications: 'applications',
  contactSubmissions: 'contact-submissions',
}

interface Options {
  rows: Rows
  /** Milliseconds since some moment, which no change of the clock touches. */
  elapsed?: () => number
  keys: { publicKey: string; privateKey: string }
  /** Whom a push service may turn to: `mailto:` or `https:`. */
  contact: string
  /** Which endpoints are pushed to. */
  isAllowed?: (endpoint: URL) => boolean
}

/** A phone that was off for two days is told nothing: staff will have looked. */
const timeToLive = 2 * 24 * 60 * 60
/** At most one notice a minute; what comes in between is counted into the next. */
const pauseBetween = 60_000

/** Tells the browsers of `pushes` that something came: its kind and how many, nothing else. */
export function pushJob({
  rows,
  elapsed = () => performance.now(),
  keys,
  contact,
  isAllowed = isPublic,
}: Options): Job {
  const waiting = new Map<string, number>()
  let earliest = 0

  async function push(row: Row, payload: string) {
    const { endpoint, keys: theirs } = pushInput.parse(JSON.parse(String(row.subscription)))
    const address = new URL(endpoint)
    const { generateRequestDetails } = await webPush()
    const request = generateRequestDetails({ endpoint, keys: theirs }, payload, {
      vapidDetails: { subject: contact, ...keys },
      TTL: timeToLive,
      urgency: 'high',
    })
    const { status } = isAllowed(address)
      ? await fetch(address, {
          method: 'POST',
          headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
          body: new Uint8Array(request.body),
          redirect: 'error',
          signal: AbortSignal.timeout(10_000),
        })
      : { status: 410 }
    // The browser has ended the subscription.
    if (status === 404 || status === 410) await rows.write([{ removeAll: 'pushes', where: { _id: row._id } }])
    else if (status >= 400) throw new Error(`A push service answered ${status}`)
  }

  return {
    name: 'push',
    sees({ inserted }) {
      const news = inserted.flatMap(({ table }) => kinds[table] ?? [])
      for (const kind of news) waiting.set(kind, (waiting.get(kind) ?? 0) + 1)
      return news.length > 0
    },
    async run() {
      // What comes wakes it.
      if (waiting.size === 0) return pauseBetween
      const left = earliest - elapsed()
      if (left > 0) return left
      const receivers = await allOf(rows.list('pushes'))
      // Only now: a database that is away costs no notice.
      const notices = [...waiting].map(([kind, count]) => JSON.stringify({ kind, count }))
      waiting.clear()
      earliest = elapsed() + pauseBetween
      const failures: unknown[] = []
      for (const row of receivers)
        for (const notice of notices) await push(row, notice).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw new Error(`${failures.length} notices not sent`, { cause: failures[0] })
      return pauseBetween
    },
  }
}

/** An endpoint comes from a browser: it must not make this server call its own network. */
function isPublic({ protocol, hostname: written }: URL): boolean {
  // A name may end in a dot, and means the same.
  const hostname = written.replace(/\.+$/, '')
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && isName && !/\.(local|localhost|internal|lan|home\.arpa)$/.test(hostname)
}
