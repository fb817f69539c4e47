import { getResponse, passthrough } from 'msw'
import { type HttpHandler, http } from 'msw/http'
import type { Route } from '#backend/http/call.ts'
import { apiRoutes } from '#backend/routes.ts'
import { type Application, hasFile, hostedBackend, mockBackend } from './application.ts'
import { faultHandler } from './fault-handler.ts'
import { currentFaults } from './faults.ts'

const listen = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

const handlerOf = ({ endpoint }: Route, application: Application): HttpHandler =>
  listen[endpoint.method](`*/api/v1${endpoint.path.replace('{id}', ':id')}`, ({ request }) =>
    application(request),
  )

/** Handlers of every call in the contract. */
export const contractHandlers: HttpHandler[] = apiRoutes.map((route) => handlerOf(route, mockBackend))

const uploadHandler = http.all('*/uploads/:name', ({ request, params }) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  return hasFile(String(params.name)) ? mockBackend(request) : passthrough()
})

const clear: HttpHandler[] = [
  ...contractHandlers,
  // HEAD of a list, by which a page detects the backend, preflights, and unknown calls.
  http.all('*/api/v1/*', ({ request }) => mockBackend(request)),
  uploadHandler,
]
const clearOfHosted: HttpHandler[] = [http.all('*/api/v1/*', ({ request }) => hostedBackend(request))]

const under = (read: typeof currentFaults) => [faultHandler(read, clear, clearOfHosted), ...clear]

/** Handlers of the emulated backend. @example setupServer(...handlers), or getResponse(handlers, request) */
export const handlers: HttpHandler[] = under(currentFaults)

/** Creates a handler for one story, with its own simulated faults instead of the current ones. */
export function handlerUnder(faults: ReturnType<typeof currentFaults>): HttpHandler {
  const all = under(() => faults)
  return http.all('*/api/v1/*', ({ request }) => getResponse(all, request))
}
