import { Hono } from 'hono'
import { eventsPath } from '#src/contract/http/features.ts'
import { createEvents } from './calls/events.ts'
import { ApiError } from './errors.ts'
import type { Route } from './http/call.ts'
import { apiErrorOf, errorResponse, preflightResponse, withCorsHeaders } from './http/response.ts'
import type { Caller, Ports } from './ports/ports.ts'
import { createRespond } from './respond.ts'
import { apiRoutes, featureRoutes } from './routes.ts'

export interface Backend {
  /** Handles a request under `/api/v1` or `/uploads`. Never rejects. */
  handle: (request: Request, caller: Caller) => Promise<Response>
}

/**
 * Implements the API for all hosts. Everything stored or counted goes through the ports.
 *
 * @example const { handle } = createBackend(ports)
 */
export function createBackend(ports: Ports): Backend {
  const app = new Hono<{ Bindings: { caller: Caller } }>()
  const respond = createRespond(ports)
  const routes = [...apiRoutes, ...ports.features.flatMap((feature) => featureRoutes[feature] ?? [])]

  app.options('*', ({ req }) => preflightResponse(req.raw))
  for (const route of routes)
    app.on(route.endpoint.method, addressOf(route), ({ req, env }) =>
      respond(route, {
        request: req.raw,
        caller: env.caller,
        id: (req.param('id') ?? '').replaceAll('\0', ''),
      }),
    )
  if (ports.features.includes('events')) {
    const respondWithEvents = createEvents(ports)
    app.get(`/api/v1${eventsPath}`, ({ req }) => respondWithEvents(req.raw))
  }
  for (const [address, methods] of methodsOf(routes))
    app.all(address, () => errorResponse(new ApiError('method-not-allowed'), { allow: methods.join(', ') }))
  app.get('/uploads/*', ({ req }) => ports.files.respond(req.raw))
  app.notFound(({ req }) =>
    errorResponse(new ApiError('unknown-call', { message: `No such call: ${req.method}` })),
  )
  app.onError((error, { env }) => {
    const apiError = apiErrorOf(error)
    if (!apiError) ports.reportBug?.(error, env.caller)
    const response = apiError ?? new ApiError('internal')
    if (response.status >= 500) ports.countError?.(response.code)
    return errorResponse(response)
  })

  return {
    handle: async (request, caller) => withCorsHeaders(await app.fetch(request, { caller }), ports.features),
  }
}

const addressOf = ({ endpoint }: Route) => `/api/v1${endpoint.path.replace('{id}', ':id')}`

/** Returns the methods of each address, for requests with another method. */
function methodsOf(routes: Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const route of routes) {
    const { method } = route.endpoint
    const allowedMethods = methods.get(addressOf(route)) ?? ['OPTIONS']
    methods.set(addressOf(route), [...allowedMethods, ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  return methods
}
