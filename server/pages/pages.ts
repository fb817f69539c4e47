import { hash } from 'node:crypto'
import type { Caller } from '#backend/ports/ports.ts'
import type { Rows } from '#backend/ports/rows.ts'
import { memoized } from '#server/base/memoized.ts'
import { decoded, type Encoding, encoded } from '#server/http/compressed.ts'
import { type Log, loggable } from '#server/http/log.ts'
import type { Send } from '#src/api/send.ts'
import type { DiscoveryFile } from '#src/site/document/discovery-types.ts'
import { knownQuery } from '#src/site/document/query-names.ts'
import { isStaffPath } from '#src/site/start/staff-path.ts'
import { createKnownAnswers } from './known-answers.ts'
import type { Renderer } from './open-renderer.ts'
import { createPageCache } from './page-cache.ts'
import { createSideLane, TooMany } from './side-lane.ts'
import { isOnPages, tablesRead } from './tables-read.ts'

export type Backend = { handle: (request: Request, caller: Caller) => Promise<Response> }

interface PagesOptions {
  renderer: () => Promise<Pick<Renderer, 'render' | 'discovery' | 'placeOf'>>
  /** The document without a page. */
  shell: string
  backend: Backend
  rows: Pick<Rows, 'watch'>
  log: Log
  /** Where the site stands; what the build was told without it. */
  siteUrl?: string | undefined
}

/** Bytes of pages that are kept: of the site's own addresses, and of those of which there is no end. */
const maxBytes = { own: 20 * 2 ** 20, endless: 4 * 2 ** 20 }

interface Asked {
  /** Path and query. */
  address: string
  /** Of the site, as the answers to this visitor name it. */
  origin: string
  savesData: boolean
  caller: Caller
}

export interface Page {
  status: number
  location?: string | undefined
  etag: string
  /** Compressed once for everybody. */
  body: (encoding: Encoding) => Promise<Buffer>
}

/** So many are rendered or wait for it at the most; who comes then gets the shell and draws the page alone. */
const maxWaiting = 64
/** Hosts whose pages are kept as the site's own while SITE_URL does not say which one it is. */
const maxOrigins = 4
/** Milliseconds between two lines of the log about pages that are not rendered. */
const quiet = 60_000

/** Public pages with the content of this moment, each rendered once and kept until something that it shows is changed. */
export class Pages {
  readonly #options: PagesOptions
  readonly #own = createPageCache<Page>(maxBytes.own)
  readonly #endless = createPageCache<Page>(maxBytes.endless)
  readonly #sideLane = createSideLane()
  readonly #origins = new Set<string>()
  readonly #known = createKnownAnswers()
  readonly #shellPage: Page
  readonly #stopWatching: () => void
  #waiting = 0
  #warnedAt = Number.NEGATIVE_INFINITY

  constructor(options: PagesOptions) {
    const { shell, rows } = options
    this.#options = options
    this.#shellPage = pageOf({ status: 200, html: shell })
    this.#stopWatching = rows.watch(({ tables }) => {
      const shown = tables.filter(isOnPages)
      if (shown.length === 0) return
      this.#own.drop(shown)
      this.#endless.drop(shown)
      this.#known.drop(shown)
    })
  }

  /** Bytes of both caches. */
  get stats() {
    const [own, endless] = [this.#own.stats, this.#endless.stats]
    return {
      hits: own.hits + endless.hits,
      misses: own.misses + endless.misses,
      bytes: own.bytes + endless.bytes,
    }
  }

  /** Never rejects: a page that cannot be rendered is drawn by the browser. */
  async page(asked: Asked): Promise<Page> {
    const [path = ''] = asked.address.split('?')
    if (isStaffPath(path)) return this.#shellPage
    try {
      const place = (await this.#options.renderer()).placeOf(path)
      const query = place === 'nothing' ? '' : knownQuery(path, asked.address.slice(path.length))
      // Keep one Not Found document for all addresses.
      const address = place === 'nothing' ? '/404' : path + query
      const key = `${asked.savesData ? 1 : 0} ${asked.origin} ${address}`
      const render = () => this.#drawn({ ...asked, address })
      if (query !== '' || !this.#isOwnOrigin(asked.origin))
        return await this.#endless.get(key, () => this.#sideLane(render, () => true))
      if (place === 'record')
        return await this.#own.get(key, async () => {
          const made = await this.#sideLane(render, ({ value }) => value.status === 404)
          return { ...made, isCacheable: made.isCacheable && made.value.status !== 404 }
        })
      return await this.#own.get(key, render)
    } catch (error) {
      this.#noteFailure(error, asked.caller)
      return this.#shellPage
    }
  }

  /** The document of all addresses at which there is nothing. */
  notFound(asked: Omit<Asked, 'address'>): Promise<Page> {
    return this.page({ ...asked, address: '/404' })
  }

  /** The sitemap and its like, kept as pages are. @throws when it cannot be made now */
  discovery(name: DiscoveryFile, { origin, caller }: Pick<Asked, 'origin' | 'caller'>): Promise<Page> {
    const { renderer, backend, siteUrl } = this.#options
    return this.#own.get(name, async () => {
      const { discovery } = await renderer()
      const send = visitorsSend(backend, origin, caller)
      const { text, read } = await discovery(name, { siteUrl, send, answers: this.#known.of(origin) })
      return {
        value: pageOf({ status: 200, html: text }),
        bytes: sizeOf(text),
        tables: tablesRead(read),
        isCacheable: true,
      }
    })
  }

  /** Hears of writes no more. */
  close() {
    this.#stopWatching()
  }

  #isOwnOrigin(origin: string): boolean {
    if (origin === this.#options.siteUrl) return true
    if (this.#origins.size < maxOrigins) this.#origins.add(origin)
    return this.#origins.has(origin)
  }

  /** Limits log lines about made-up addresses. */
  #noteFailure(error: unknown, { requestId }: Caller) {
    if (!(error instanceof TooMany)) {
      this.#options.log.error({ requestId, ...loggable(error) }, 'page not rendered')
      return
    }
    if (performance.now() - this.#warnedAt < quiet) return
    this.#warnedAt = performance.now()
    this.#options.log.warn({ requestId }, 'too many pages are asked for: some are drawn by the browser')
  }

  async #drawn(asked: Asked) {
    if (this.#waiting >= maxWaiting) throw new TooMany('Too many pages are being rendered')
    this.#waiting += 1
    try {
      return await this.#render(asked)
    } finally {
      this.#waiting -= 1
    }
  }

  async #render({ address, origin, savesData, caller }: Asked) {
    const { renderer, backend, log } = this.#options
    const { render } = await renderer()
    const { status, html, location, read, errors } = await render(address, {
      savesData,
      // Nobody who is not signed in finds a draft.
      drawsResults: true,
      answers: this.#known.of(origin),
      send: visitorsSend(backend, origin, caller),
    })
    for (const error of errors) log.warn({ requestId: caller.requestId, ...loggable(error) }, 'page in part')
    const page = pageOf({ status, html, location })
    return { value: page, bytes: sizeOf(html), tables: tablesRead(read), isCacheable: errors.length === 0 }
  }
}

/** A copy may be kept in each encoding, and a character may take two bytes. */
const sizeOf = (text: string) => 3 * text.length + 1000

/** The calls of a page, as somebody makes them who is not signed in. */
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
  // Most pages are sent in one encoding only, which is a fifth of the text: that alone is held then.
  let source: { body: string | Buffer; encoding: Encoding } = { body: html, encoding: 'identity' }
  const make = async (encoding: Encoding) => {
    const body = await encoded(await decoded(source), encoding)
    if (encoding !== 'identity') source = { body, encoding }
    return body
  }
  return {
    status,
    location,
    // Weak: the bytes differ with their encoding.
    etag: `W/"${digest.slice(0, 22)}"`,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? memoized(() => make(encoding))
      bodies.set(encoding, body)
      return body()
    },
  }
}
