import { getResponse } from 'msw'
import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { withCorsHeaders } from '#backend/http/response.ts'
import { backend } from './backend.ts'
import { type Faults, isAffected } from './faults.ts'
import { jsonResponse } from './response.ts'

/**
 * Applies the simulated faults before the other handlers, and passes unaffected requests on.
 *
 * @param behind handlers of our own backend, and of one that names no features
 */
export function faultHandler(
  read: () => Faults,
  behind: HttpHandler[],
  behindHosted: HttpHandler[],
): HttpHandler {
  return http.all('*/api/v1/*', async ({ request }) => {
    const faults = read()
    backend.malformed.now = faults.malformed
    if (faults.takesKeys) return under(faults, request, behind)
    const response =
      (await under(faults, request, behindHosted)) ?? (await getResponse(behindHosted, request))
    // The simulated error responses name features, too.
    if (response?.type !== 'error') response?.headers.delete('server-features')
    return response
  })
}

async function under(faults: Faults, request: Request, behind: HttpHandler[]): Promise<Response | undefined> {
  // Skip preflights: browsers cache them, so a fault would affect all calls for their max-age.
  if (request.method === 'OPTIONS' || !isAffected(faults, request)) return undefined
  await waited(faults.delay, request.signal)
  const { fault, rows } = faults
  if (fault === 'truncated') return truncated(await getResponse(behind, request.clone()))
  if (fault === 'lost') await getResponse(behind, request.clone())
  if (fault === 'never') await aborted(request.signal)
  if (fault !== 'clear') return faultResponses[fault](faults)
  // Apply malformed records here: the next handler may have other simulated faults.
  if (rows === undefined && !faults.malformed) return undefined
  const response = await getResponse(behind, request.clone())
  return rows === undefined ? response : await resized(rows, response)
}

const dropped = () => HttpResponse.error()

const faultResponses: Record<
  Exclude<Faults['fault'], 'clear' | 'truncated'>,
  (faults: Faults) => Response
> = {
  dropped,
  lost: dropped,
  never: dropped,
  html: () => withCorsHeaders(HttpResponse.html('<!doctype html><title>Sign in to this network</title>'), []),
  failing: ({ status }) => jsonResponse({}, status),
  unauthorized: () => jsonResponse({ message: 'Invalid or expired token' }, 401),
  forbidden: () => jsonResponse({ message: 'You may not do this' }, 403),
  tooMany: () =>
    jsonResponse({ message: 'Too many requests. Try again in a moment.' }, 429, { 'retry-after': '5' }),
}

/** Sends half of the response, then breaks the connection. */
async function truncated(response: Response | undefined): Promise<Response> {
  if (response && !isJson(response)) return dropped()
  const bytes = await (response ?? HttpResponse.error()).bytes()
  let isSent = false
  const half = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (isSent) controller.error(new TypeError('The connection broke'))
      else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      isSent = true
    },
  })
  return new HttpResponse(half, { status: response?.status ?? 200, headers: response?.headers ?? {} })
}

/** Repeats a list (with new ids) or cuts it to a number of rows. Other responses stay unchanged. */
async function resized(count: number, response: Response | undefined): Promise<Response | undefined> {
  if (!response?.ok || !isJson(response)) return response
  const body: unknown = await response.clone().json()
  if (Array.isArray(body)) return jsonResponse(repeated(body, count))
  const [entry, ...otherEntries] = Object.entries(Object(body))
  const [key, rows] = entry ?? []
  if (key === undefined || otherEntries.length > 0 || !Array.isArray(rows)) return response
  return jsonResponse({ [key]: repeated(rows, count) })
}

/** Whether a response is JSON. An event stream has no end to wait for. */
const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false

function repeated(rows: object[], count: number): object[] {
  if (rows.length === 0) return []
  return Array.from({ length: count }, (_, position) => {
    const row = rows[position % rows.length]
    return position < rows.length
      ? { ...row }
      : { ...row, _id: `66c0ffeeff${String(position).padStart(14, '0')}` }
  })
}

function waited([shortest, longest]: Faults['delay'], signal: AbortSignal): Promise<void> {
  const time = shortest + Math.random() * (longest - shortest)
  if (time <= 0) return Promise.resolve()
  return Promise.race([new Promise<void>((resolve) => setTimeout(resolve, time)), aborted(signal)])
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
