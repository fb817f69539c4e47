import { getResponse, passthrough } from 'msw'
import { type HttpHandler, http } from 'msw/http'
import { wireRoutes } from '#backend/routes.ts'
import type { Route } from '#backend/wire/call.ts'
import { type Application, hasFile, hosted, ours } from './application.ts'
import { currentWeather } from './weather.ts'
import { weatherHandler } from './weather-handler.ts'

const listen = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

const handlerOf = ({ endpoint }: Route, application: Application): HttpHandler =>
  listen[endpoint.method](`*/api/v1${endpoint.path.replace('{id}', ':id')}`, ({ request }) =>
    application(request),
  )

/** Every call of the contract. */
export const contractHandlers: HttpHandler[] = wireRoutes.map((route) => handlerOf(route, ours))

const uploadHandler = http.all('*/uploads/:name', ({ request, params }) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  return hasFile(String(params.name)) ? ours(request) : passthrough()
})

const clear: HttpHandler[] = [
  ...contractHandlers,
  // A list's head, which tells a page that the backend is there, what browsers ask first, and what no call is.
  http.all('*/api/v1/*', ({ request }) => ours(request)),
  uploadHandler,
]
const clearOfHosted: HttpHandler[] = [http.all('*/api/v1/*', ({ request }) => hosted(request))]

const under = (read: typeof currentWeather) => [weatherHandler(read, clear, clearOfHosted), ...clear]

/** The emulated backend. @example setupServer(...handlers), or getResponse(handlers, request) */
export const handlers: HttpHandler[] = under(currentWeather)

/** The same under weather of its own, for one story: it answers all, so that the current weather has no say. */
export function handlerUnder(weather: ReturnType<typeof currentWeather>): HttpHandler {
  const all = under(() => weather)
  return http.all('*/api/v1/*', ({ request }) => getResponse(all, request))
}
