import { randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, type ErrorCode } from '#backend/errors.ts'
import { isFresh } from '#server/files/etag.ts'
import { type Log, loggable } from '#server/log.ts'
import { encodingFor } from '#server/pages/compressed.ts'
import type { Backend, Page, Pages } from '#server/pages/pages.ts'
import { type IconName, isIconName, type SiteIcon } from '#server/pages/site-icons.ts'
import type { Settings } from '#server/settings.ts'
import { isNavigationToShell } from '#src/offline/service-worker/worker-rules.ts'
import { type DiscoveryFile, discoveryTypes } from '#src/site/seo/discovery-types.ts'
import { createBackendBridge } from './backend-bridge.ts'
import { type Client, clientOf, placeOf } from './client.ts'
import { Connections } from './connections.ts'
import { respondToMalformed } from './malformed-response.ts'
import { createMetrics, routeOf } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import { sendError, sendMessage } from './send-message.ts'
import type { SiteFiles } from './site-files.ts'
import { isFileTarget, isNavigation, namesHost, targetOf } from './target.ts'

export interface HostOptions {
  settings: Pick<Settings, 'siteUrl' | 'trustedProxies' | 'metricsToken'>
  backend: Backend
  files: SiteFiles
  /** Returns an icon of the site; undefined if the build's own is in use. */
  icons: (name: IconName) => Promise<SiteIcon | undefined>
  pages: Pages
  /** Returns the site's headers for a path. */
  headersOf: (pathname: string) => Record<string, string>
  readiness: Readiness
  /** Counts an error response of the server that no call has made. */
  countError?: ((code: ErrorCode) => void) | undefined
  log: Log
}

/** Default headers of responses that are neither a page nor a file of the site. The application may override them. */
const defaultHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
  client: Client
  pathname: string
  search: string
  requestId: string
}

/** The HTTP server: limits, headers, logs, and routing. */
export class Host {
  readonly #options: HostOptions
  readonly #server = createServer({
    headersTimeout: 5_000,
    // Allow an upload over a slow network. Small bodies have a shorter limit.
    requestTimeout: 120_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16 * 1024,
    // A request without a host header gets an error response with an explanation (target.ts).
    requireHostHeader: false,
  })
  readonly #connections: Connections
  readonly #callBackend: ReturnType<typeof createBackendBridge>
  readonly #metrics: ReturnType<typeof createMetrics>

  constructor(options: HostOptions) {
    const { settings, pages, headersOf, readiness, log } = options
    this.#options = options
    this.#connections = new Connections(this.#server, (socket) => placeOf(socket, settings.trustedProxies))
    this.#callBackend = createBackendBridge({ handle: this.#handle }, log)
    this.#metrics = createMetrics(() => ({
      http_open_connections: this.#connections.count,
      page_cache_hits: pages.stats.hits,
      page_cache_misses: pages.stats.misses,
      page_cache_bytes: pages.stats.bytes,
      ...readiness.stats(),
    }))
    this.#server.maxConnections = 4_000
    this.#server.maxHeadersCount = 100
    this.#server.on('request', this.#receive)
    this.#server.on('clientError', respondToMalformed(headersOf('/api'), this.#connections))
  }

  /** Resolves to the port that the server listens on. @throws {Error} with code EADDRINUSE when it is taken */
  listen(port: number, name: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      // The address of a TCP server is always an object once it listens.
      this.#server.listen(port, name, () => resolve((this.#server.address() as AddressInfo).port))
    })
  }

  /** Finishes the accepted requests, and accepts no others. */
  async close(timeout?: number): Promise<void> {
    this.#options.readiness.stop()
    await this.#connections.drain(timeout)
    this.#metrics.close()
  }

  readonly #receive = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { settings, headersOf, log } = this.#options
    const requestId = randomUUID()
    const client = clientOf(incoming, settings.trustedProxies)
    const target = targetOf(incoming)
    const { pathname, search } = target ?? { pathname: '/', search: '' }
    this.#noteEnd(incoming, outgoing, requestId, target ? routeOf(pathname) : 'malformed')
    for (const [name, value] of Object.entries(headersOf(pathname))) outgoing.setHeader(name, value)
    outgoing.setHeader('x-request-id', requestId)
    const exchange = { incoming, outgoing, client, pathname, search, requestId }
    const isLost = !target && namesHost(incoming) && isNavigation(incoming)
    if (!target && !isLost) return sendError(outgoing, new ApiError('invalid-host'), { connection: 'close' })
    if (search.length > 2_048) return sendError(outgoing, new ApiError('address-too-long'))
    const responding = isLost ? this.#respondMissing(exchange) : this.#respond(exchange)
    responding.catch((error) => {
      log.error({ requestId, ...loggable(error) }, 'response failed')
      this.#options.countError?.('internal')
      sendError(outgoing, new ApiError('internal'))
    })
  }

  /** Counts and logs the response once it has been sent or its client has disconnected. */
  #noteEnd({ method }: IncomingMessage, outgoing: ServerResponse, requestId: string, route: string) {
    const began = performance.now()
    outgoing.once('close', () => {
      const took = performance.now() - began
      const status = outgoing.headersSent ? outgoing.statusCode : 499
      this.#metrics.count(route, status, took / 1000)
      this.#options.log.info(
        { requestId, method, route, status, ms: Math.round(took * 10) / 10 },
        'responded',
      )
    })
  }

  async #respond(exchange: Exchange): Promise<void> {
    const { incoming, outgoing, pathname, search, client, requestId } = exchange
    const { method = 'GET' } = incoming
    if (pathname === '/healthz' || pathname === '/readyz' || pathname === '/metrics')
      return this.#respondOperations(exchange)
    if (/^\/(?:api|uploads)(?:\/|$)/.test(pathname)) {
      if (method === 'TRACE') return sendError(outgoing, new ApiError('method-not-allowed'))
      const isLost = !pathname.startsWith('/api') && !isFileTarget(incoming)
      if (isLost) return this.#respondMissing(exchange)
      for (const [name, value] of Object.entries(defaultHeaders)) outgoing.setHeader(name, value)
      const caller = { address: client.address, requestId }
      return this.#callBackend(incoming, outgoing, this.#originOf(exchange) + (incoming.url ?? '/'), caller)
    }
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(outgoing, new ApiError('method-not-allowed'), { allow: 'GET, HEAD' })
    if (isNavigationToShell.test(pathname)) return this.#respondPage(exchange, pathname + search)
    const file = pathname.slice(1)
    if (isDiscoveryFile(file)) return this.#respondDiscovery(exchange, file)
    if (file === 'manifest.webmanifest') return this.#respondManifest(exchange)
    if (isIconName(file) && (await this.#respondIcon(exchange, file))) return
    if (await this.#options.files.respond(pathname, incoming, outgoing)) return
    await this.#respondMissing(exchange)
  }

  /**
   * Calls the application. Replaces its 404 with the Not Found page when a user opens the address: for files, when the
   * request accepts HTML; for API calls, when a browser navigates to them.
   */
  readonly #handle: Backend['handle'] = async (request, caller) => {
    const { backend, pages, headersOf } = this.#options
    const response = await backend.handle(request, caller)
    const { origin, pathname } = new URL(request.url)
    const isOpened = pathname.startsWith('/uploads/') || request.headers.get('sec-fetch-mode') === 'navigate'
    const isPage = isOpened && request.headers.get('accept')?.includes('text/html')
    if (response.status !== 404 || request.method !== 'GET' || !isPage) return response
    await response.body?.cancel()
    const savesData = request.headers.get('save-data') === 'on'
    const page = await pages.notFound({ origin, savesData, caller })
    return new Response(new Uint8Array(await page.body('identity')), {
      status: 404,
      headers: {
        ...headersOf('/404'),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept, save-data',
      },
    })
  }

  /** Responds 404: the Not Found page to a navigation, plain text to scripts and styles. */
  async #respondMissing(exchange: Exchange): Promise<void> {
    const { incoming, outgoing, client, requestId } = exchange
    outgoing.setHeader('vary', 'accept, save-data, accept-encoding')
    if (!isNavigation(incoming)) return sendError(outgoing, new ApiError('file-not-found'))
    const page = await this.#options.pages.notFound({
      origin: this.#originOf(exchange),
      savesData: incoming.headers['save-data'] === 'on',
      caller: { address: client.address, requestId },
    })
    await this.#sendPage(exchange, { ...page, status: 404 }, 'text/html; charset=utf-8')
  }

  async #respondPage(exchange: Exchange, address: string): Promise<void> {
    const { incoming, outgoing, client, requestId } = exchange
    const page = await this.#options.pages.page({
      address,
      origin: this.#originOf(exchange),
      savesData: incoming.headers['save-data'] === 'on',
      caller: { address: client.address, requestId },
    })
    outgoing.setHeader('vary', 'save-data, accept-encoding')
    await this.#sendPage(exchange, page, 'text/html; charset=utf-8')
  }

  /** Responds with the currently published content. The build's own files of these names are for static hosting. */
  async #respondDiscovery(exchange: Exchange, name: DiscoveryFile): Promise<void> {
    const { outgoing, client, requestId } = exchange
    const caller = { address: client.address, requestId }
    try {
      const page = await this.#options.pages.discovery(name, { origin: this.#originOf(exchange), caller })
      outgoing.setHeader('vary', 'accept-encoding')
      await this.#sendPage(exchange, page, discoveryTypes[name])
    } catch (error) {
      this.#options.log.error({ requestId, ...loggable(error) }, 'file not made')
      this.#options.countError?.('page-unavailable')
      sendError(outgoing, new ApiError('page-unavailable'))
    }
  }

  /** Responds with an icon of the site. Returns false if the build's own is in use, or none can be made now. */
  async #respondIcon({ incoming, outgoing, requestId }: Exchange, name: IconName): Promise<boolean> {
    const icon = await this.#options.icons(name).catch((error: unknown) => {
      this.#options.log.error({ requestId, ...loggable(error) }, 'icon not made')
      return undefined
    })
    if (!icon) return false
    outgoing.setHeader('cache-control', 'no-cache')
    outgoing.setHeader('etag', icon.etag)
    if (isFresh(incoming.headers['if-none-match'], icon.etag)) outgoing.writeHead(304).end()
    else {
      outgoing.writeHead(200, { 'content-type': 'image/png', 'content-length': icon.bytes.length })
      outgoing.end(incoming.method === 'HEAD' ? undefined : icon.bytes)
    }
    return true
  }

  /** Responds with the manifest for the current name of the site. */
  async #respondManifest(exchange: Exchange): Promise<void> {
    const page = await this.#options.pages.manifest()
    exchange.outgoing.setHeader('vary', 'accept-encoding')
    await this.#sendPage(exchange, page, 'application/manifest+json')
  }

  async #sendPage({ incoming, outgoing }: Exchange, page: Page, type: string): Promise<void> {
    outgoing.setHeader('cache-control', 'no-cache')
    outgoing.setHeader('etag', page.etag)
    if (page.location !== undefined) outgoing.setHeader('location', page.location)
    if (page.status === 200 && isFresh(incoming.headers['if-none-match'], page.etag)) {
      outgoing.writeHead(304).end()
      return
    }
    const encoding = encodingFor(incoming.headers['accept-encoding'])
    const body = await page.body(encoding)
    outgoing.writeHead(page.status, {
      'content-type': type,
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }

  /** Serves the addresses for operators. */
  async #respondOperations({ incoming, outgoing, pathname }: Exchange): Promise<void> {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
      return sendError(outgoing, new ApiError('method-not-allowed'), { allow: 'GET, HEAD' })
    if (pathname === '/metrics') {
      if (!mayReadMetrics(incoming, this.#options.settings.metricsToken))
        return sendError(outgoing, new ApiError('page-not-found'))
      outgoing.writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' })
      outgoing.end(this.#metrics.text())
      return
    }
    if (pathname === '/healthz') return sendMessage(outgoing, 200, 'ok')
    const faults = await this.#options.readiness.faults()
    const status = faults.length === 0 ? 200 : 503
    sendMessage(outgoing, status, [...faults, ...this.#options.readiness.shortcomings()].join(' ') || 'ok')
  }

  #originOf({ incoming, client }: Exchange): string {
    return this.#options.settings.siteUrl ?? `${client.scheme}://${incoming.headers.host ?? 'localhost'}`
  }
}

const isDiscoveryFile = (name: string): name is DiscoveryFile => Object.hasOwn(discoveryTypes, name)

/**
 * Whether a request carries METRICS_TOKEN. The client's address proves nothing: behind a proxy, all requests come from
 * this machine.
 */
function mayReadMetrics({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (!token) return false
  const credentials = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return credentials.length === expected.length && timingSafeEqual(credentials, expected)
}
