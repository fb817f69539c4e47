import { getResponse } from 'msw'
import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { withCorsHeaders } from '#backend/wire/response.ts'
import { backend } from './backend.ts'
import { jsonResponse } from './response.ts'
import { concerns, type Weather } from './weather.ts'

/**
 * Stands before the other handlers and lets through what the weather leaves alone.
 *
 * @param behind those that answer as our own backend, and as one that names no features
 */
export function weatherHandler(
  read: () => Weather,
  behind: HttpHandler[],
  behindHosted: HttpHandler[],
): HttpHandler {
  return http.all('*/api/v1/*', async ({ request }) => {
    const weather = read()
    backend.odd.now = weather.odd
    if (weather.takesKeys) return under(weather, request, behind)
    const response =
      (await under(weather, request, behindHosted)) ?? (await getResponse(behindHosted, request))
    // The weather's own refusals name features, too.
    if (response?.type !== 'error') response?.headers.delete('server-features')
    return response
  })
}

async function under(
  weather: Weather,
  request: Request,
  behind: HttpHandler[],
): Promise<Response | undefined> {
  // A preflight is the browser's own question; weather that hit it would hit every later call for its max-age.
  if (request.method === 'OPTIONS' || !concerns(weather, request)) return undefined
  await waited(weather.delay, request.signal)
  const { sky, rows } = weather
  if (sky === 'truncated') return truncated(await getResponse(behind, request.clone()))
  if (sky === 'lost') await getResponse(behind, request.clone())
  if (sky === 'never') await aborted(request.signal)
  if (sky !== 'clear') return skies[sky](weather)
  // Odd rows are answered here: another weather's handler may stand behind this one.
  if (rows === undefined && !weather.odd) return undefined
  const response = await getResponse(behind, request.clone())
  return rows === undefined ? response : await resized(rows, response)
}

const dropped = () => HttpResponse.error()

const skies: Record<Exclude<Weather['sky'], 'clear' | 'truncated'>, (weather: Weather) => Response> = {
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

/** Half of the answer, then the connection breaks. */
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

/** A list repeated (with new ids) or cut to a number of rows; every other answer as it is. */
async function resized(count: number, response: Response | undefined): Promise<Response | undefined> {
  if (!response?.ok || !isJson(response)) return response
  const body: unknown = await response.clone().json()
  if (Array.isArray(body)) return jsonResponse(repeated(body, count))
  const [entry, ...others] = Object.entries(Object(body))
  const [key, rows] = entry ?? []
  if (key === undefined || others.length > 0 || !Array.isArray(rows)) return response
  return jsonResponse({ [key]: repeated(rows, count) })
}

/** Events have no end that could be waited for. */
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

function waited([shortest, longest]: Weather['delay'], signal: AbortSignal): Promise<void> {
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
