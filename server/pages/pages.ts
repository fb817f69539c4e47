import { hash } from 'node:crypto'
import type { Caller } from '#backend/ports/ports.ts'
import type { Rows } from '#backend/ports/rows.ts'
import { memoized } from '#server/base/memoized.ts'
import { decoded, type Encoding, encoded } from '#server/http/compressed.ts'
import { type Log, loggable } from '#server/http/log.ts'
import type { Send } from '#src/api/send.ts'
import type { DiscoveryFile } from '#src/site/document/discovery-types.ts'
import { isStaffPath } from '#src/site/start/staff-path.ts'
import { createKnownAnswers } from './known-answers.ts'
import type { Renderer } from './open-renderer.ts'
import { createPageCache } from './page-cache.ts'
import { isOnPages, tablesRead } from './tables-read.ts'

export type Backend = { handle: (request: Request, caller: Caller) => Promise<Response> }

interface PagesOptions {
  renderer: () => Promise<Pick<Renderer, 'render' | 'discovery'>>
  /** The document without a page. */
  shell: string
  backend: Backend
  rows: Pick<Rows, 'watch'>
  log: Log
  /** Where the site stands; what the build was told without it. */
  siteUrl?: string | undefined
  /** Of the cache, in bytes. */
  maxBytes?: number
}

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

/** Public pages with the content of this moment, each rendered once and kept until something that it shows is changed. */
export class Pages {
  readonly #options: PagesOptions
  readonly #cache: ReturnType<typeof createPageCache<Page>>
  readonly #known = createKnownAnswers()
  readonly #shellPage: Page
  readonly #stopWatching: () => void
  #waiting = 0

  constructor(options: PagesOptions) {
    const { shell, rows, maxBytes = 24 * 2 ** 20 } = options
    this.#options = options
    this.#cache = createPageCache<Page>(maxBytes)
    this.#shellPage = pageOf({ status: 200, html: shell })
    this.#stopWatching = rows.watch(({ tables }) => {
      const shown = tables.filter(isOnPages)
      if (shown.length === 0) return
      this.#cache.drop(shown)
      this.#known.drop(shown)
    })
  }

  /** Of the cache. */
  get stats() {
    return this.#cache.stats
  }

  /** Never rejects: a page that cannot be rendered is drawn by the browser. */
  async page(asked: Asked): Promise<Page> {
    const address = withoutCampaign(asked.address)
    if (isStaffPath(address.replace(/\?.*/, ''))) return this.#shellPage
    try {
      const key = `${asked.savesData ? 1 : 0} ${asked.origin} ${address}`
      return await this.#cache.get(key, () => this.#drawn({ ...asked, address }))
    } catch (error) {
      const { requestId } = asked.caller
      this.#options.log.error({ requestId, ...loggable(error) }, 'page not rendered')
      return this.#shellPage
    }
  }

  /** The sitemap and its like, kept as pages are. @throws when it cannot be made now */
  discovery(name: DiscoveryFile, { origin, caller }: Pick<Asked, 'origin' | 'caller'>): Promise<Page> {
    const { renderer, backend, siteUrl } = this.#options
    return this.#cache.get(name, async () => {
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

class TooMany extends Error {
  override name = 'TooMany'
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

/** The same words as the document takes off (start-page.ts), or it would not be shown under its address. */
function withoutCampaign(address: string): string {
  const [path = '', query = ''] = address.split(/(?=\?)/)
  const cut = query.replace(/[?&](?:utm_\w+|\w*clid)=[^&]*/g, '')
  return path + (/^(?:$|\?)/.test(cut) ? cut : query)
}
