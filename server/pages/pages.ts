import { hash } from 'node:crypto'
import type { Caller } from '#backend/ports/ports.ts'
import type { Rows } from '#backend/ports/rows.ts'
import { type Log, loggable } from '#server/log.ts'
import type { Send } from '#src/api/send.ts'
import { isDashboardPath } from '#src/dashboard-path.ts'
import { knownQuery } from '#src/site/render/query-names.ts'
import type { DiscoveryFile } from '#src/site/seo/discovery-types.ts'
import { compress, decompress, type Encoding } from './compressed.ts'
import { memoize } from './memoized.ts'
import type { Renderer } from './open-renderer.ts'
import { createPageCache } from './page-cache.ts'
import { createQueryDataCache } from './query-data-cache.ts'
import { createSideLane, TooMany } from './side-lane.ts'
import { isOnPages, tablesRead } from './tables-read.ts'

export type Backend = { handle: (request: Request, caller: Caller) => Promise<Response> }

type OpenedRenderer = Pick<Renderer, 'render' | 'discovery' | 'placeOf' | 'manifest' | 'shell'>

interface PagesOptions {
  renderer: () => Promise<OpenedRenderer>
  /** The app shell of the build, while no renderer can be opened. */
  shell: string
  backend: Backend
  rows: Pick<Rows, 'watch'>
  log: Log
  /** Address that the server is reached at, if it is set. */
  siteUrl?: string | undefined
}

/** Maximum bytes of cached pages: of the site's own addresses, and of the unlimited others. */
const maxBytes = { renderBytes: 20 * 2 ** 20, endless: 4 * 2 ** 20 }

interface PageRequest {
  /** Path and query. */
  address: string
  /** Origin of the site in responses to this visitor. */
  origin: string
  savesData: boolean
  caller: Caller
}

export interface Page {
  status: number
  location?: string | undefined
  etag: string
  /** Compresses once for all visitors. */
  body: (encoding: Encoding) => Promise<Buffer>
}

/** Maximum renderings that run or wait. Beyond it, the browser gets the app shell and renders the page itself. */
const maxWaiting = 64
/** Number of hosts whose pages share the main cache while SITE_URL is unset. */
const maxOrigins = 4
/** Milliseconds between two log lines about pages that are not rendered. */
const quiet = 60_000

/** Renders public pages with the current content. Each page is cached until its content changes. */
export class Pages {
  readonly #options: PagesOptions
  readonly #own = createPageCache<Page>(maxBytes.renderBytes)
  readonly #endless = createPageCache<Page>(maxBytes.endless)
  readonly #sideLane = createSideLane()
  readonly #origins = new Set<string>()
  readonly #queryDataCache = createQueryDataCache()
  readonly #builtShell: Page
  readonly #stopWatching: () => void
  #waiting = 0
  #warnedAt = Number.NEGATIVE_INFINITY

  constructor(options: PagesOptions) {
    const { shell, rows } = options
    this.#options = options
    this.#builtShell = pageOf({ status: 200, html: shell })
    this.#stopWatching = rows.watch(({ tables }) => {
      const pageTables = tables.filter(isOnPages)
      if (pageTables.length === 0) return
      this.#own.drop(pageTables)
      this.#endless.drop(pageTables)
      this.#queryDataCache.drop(pageTables)
    })
  }

  /** Statistics of both caches. */
  get stats() {
    const [ownStats, endless] = [this.#own.stats, this.#endless.stats]
    return {
      hits: ownStats.hits + endless.hits,
      misses: ownStats.misses + endless.misses,
      bytes: ownStats.bytes + endless.bytes,
    }
  }

  /** Returns a page. Never rejects: the browser renders a page that the server cannot. */
  async page(request: PageRequest): Promise<Page> {
    const [path = ''] = request.address.split('?')
    try {
      if (isDashboardPath(path)) return await this.#shell()
      const place = (await this.#options.renderer()).placeOf(path)
      const query = place === 'nothing' ? '' : knownQuery(path, request.address.slice(path.length))
      // Cache a single Not Found document for all addresses.
      const address = place === 'nothing' ? '/404' : path + query
      const key = `${request.savesData ? 1 : 0} ${request.origin} ${address}`
      const render = () => this.#renderWithinLimit({ ...request, address })
      if (query !== '' || !this.#isOwnOrigin(request.origin))
        return await this.#endless.get(key, () => this.#sideLane(render, () => true))
      if (place === 'record')
        return await this.#own.get(key, async () => {
          const made = await this.#sideLane(render, ({ value }) => value.status === 404)
          return { ...made, isCacheable: made.isCacheable && made.value.status !== 404 }
        })
      return await this.#own.get(key, render)
    } catch (error) {
      this.#noteFailure(error, request.caller)
      return this.#shell().catch(() => this.#builtShell)
    }
  }

  /** Returns the Not Found page. */
  notFound(request: Omit<PageRequest, 'address'>): Promise<Page> {
    return this.page({ ...request, address: '/404' })
  }

  /** Returns the sitemap or a similar file, cached like pages. @throws when it cannot be generated now */
  discovery(name: DiscoveryFile, { origin, caller }: Pick<PageRequest, 'origin' | 'caller'>): Promise<Page> {
    const { renderer, backend } = this.#options
    return this.#own.get(name, async () => {
      const { discovery } = await renderer()
      const send = visitorsSend(backend, origin, caller)
      const { text, read } = await discovery(name, {
        send,
        queryData: this.#queryDataCache.dataFor(origin),
      })
      return {
        value: pageOf({ status: 200, html: text }),
        bytes: sizeOf(text),
        tables: tablesRead(read),
        isCacheable: true,
      }
    })
  }

  /** Returns the manifest of the installable dashboard, cached like pages. @throws when no renderer can be opened */
  manifest(): Promise<Page> {
    return this.#textOf('manifest.webmanifest', ({ manifest }) => manifest())
  }

  /** Returns the app shell, with the settings of the site. */
  #shell(): Promise<Page> {
    return this.#textOf('shell.html', ({ shell }) => shell)
  }

  #textOf(name: string, read: (renderer: OpenedRenderer) => string): Promise<Page> {
    return this.#own.get(name, async () => {
      const text = read(await this.#options.renderer())
      return {
        value: pageOf({ status: 200, html: text }),
        bytes: sizeOf(text),
        tables: new Set(['settings']),
        isCacheable: true,
      }
    })
  }

  /** Stops watching writes. */
  close() {
    this.#stopWatching()
  }

  #isOwnOrigin(origin: string): boolean {
    if (origin === this.#options.siteUrl) return true
    if (this.#origins.size < maxOrigins) this.#origins.add(origin)
    return this.#origins.has(origin)
  }

  /** Logs a failure. Limits the log lines about made-up addresses. */
  #noteFailure(error: unknown, { requestId }: Caller) {
    if (!(error instanceof TooMany)) {
      this.#options.log.error({ requestId, ...loggable(error) }, 'page not rendered')
      return
    }
    if (performance.now() - this.#warnedAt < quiet) return
    this.#warnedAt = performance.now()
    this.#options.log.warn({ requestId }, 'too many pages are asked for: some are drawn by the browser')
  }

  async #renderWithinLimit(request: PageRequest) {
    if (this.#waiting >= maxWaiting) throw new TooMany('Too many pages are being rendered')
    this.#waiting += 1
    try {
      return await this.#render(request)
    } finally {
      this.#waiting -= 1
    }
  }

  async #render({ address, origin, savesData, caller }: PageRequest) {
    const { renderer, backend, log } = this.#options
    const { render } = await renderer()
    const { status, html, location, read, errors } = await render(address, {
      savesData,
      // Safe to render: search results for a visitor contain no drafts.
      rendersResults: true,
      queryData: this.#queryDataCache.dataFor(origin),
      send: visitorsSend(backend, origin, caller),
    })
    for (const error of errors) log.warn({ requestId: caller.requestId, ...loggable(error) }, 'page in part')
    const page = pageOf({ status, html, location })
    return { value: page, bytes: sizeOf(html), tables: tablesRead(read), isCacheable: errors.length === 0 }
  }
}

/** Estimates the bytes of a page: each encoding may have a copy, and a character may take two bytes. */
const sizeOf = (text: string) => 3 * text.length + 1000

/** Creates the API calls of a page, as a visitor who is not signed in. */
function visitorsSend({ handle }: Backend, origin: string, caller: Caller): Send {
  return (address, { method, signal }) => {
    if (method !== 'GET') throw new TypeError('A page only reads')
    return handle(new Request(new URL(address, origin), { method, signal }), caller)
  }
}

function pageOf({
  status,
  html,
  location,
}: {
  status: number
  html: string
  location?: string | undefined
}): Page {
  const digest = hash('sha256', `${status} ${location} ${html}`, 'base64url')
  const bodies = new Map<Encoding, () => Promise<Buffer>>()
  // Most pages are sent in one encoding only. Keep just that one: it takes a fifth of the text.
  let source: { body: string | Buffer; encoding: Encoding } = { body: html, encoding: 'identity' }
  const make = async (encoding: Encoding) => {
    const body = await compress(await decompress(source), encoding)
    if (encoding !== 'identity') source = { body, encoding }
    return body
  }
  return {
    status,
    location,
    // Weak tag: the bytes differ with their encoding.
    etag: `W/"${digest.slice(0, 22)}"`,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? memoize(() => make(encoding))
      bodies.set(encoding, body)
      return body()
    },
  }
}
