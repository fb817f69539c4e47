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

export type Pages = ReturnType<typeof createPages>

/** So many are rendered or wait for it at the most; who comes then gets the shell and draws the page alone. */
const mostWaiting = 64

/** Public pages with the content of this moment, each rendered once and kept until something that it shows is changed. */
export function createPages({
  renderer,
  shell,
  backend,
  rows,
  log,
  siteUrl,
  maxBytes = 24 * 2 ** 20,
}: PagesOptions) {
  const cache = createPageCache<Page>(maxBytes)
  const shellPage = pageOf({ status: 200, html: shell })
  const known = createKnownAnswers()
  const stopWatching = rows.watch(({ tables }) => {
    const shown = tables.filter(isOnPages)
    if (shown.length === 0) return
    cache.drop(shown)
    known.drop(shown)
  })
  let waiting = 0

  const render = async ({ address, origin, savesData, caller }: Asked) => {
    const { render: draw } = await renderer()
    const { status, html, location, read, errors } = await draw(address, {
      savesData,
      // Nobody who is not signed in finds a draft.
      drawsResults: true,
      answers: known.of(origin),
      send: visitorsSend(backend, origin, caller),
    })
    for (const error of errors) log.warn({ requestId: caller.requestId, ...loggable(error) }, 'page in part')
    const page = pageOf({ status, html, location })
    return { value: page, bytes: sizeOf(html), tables: tablesRead(read), isCacheable: errors.length === 0 }
  }

  const drawn = async (asked: Asked) => {
    waiting += 1
    try {
      return await render(asked)
    } finally {
      waiting -= 1
    }
  }

  return {
    stats: cache.stats,
    /** Never rejects: a page that cannot be rendered is drawn by the browser. */
    page: async (asked: Asked): Promise<Page> => {
      const address = withoutCampaign(asked.address)
      if (isStaffPath(address.replace(/\?.*/, ''))) return shellPage
      try {
        const key = `${asked.savesData ? 1 : 0} ${asked.origin} ${address}`
        return await cache.get(key, () => {
          if (waiting >= mostWaiting) throw new TooMany('Too many pages are being rendered')
          return drawn({ ...asked, address })
        })
      } catch (error) {
        log.error({ requestId: asked.caller.requestId, ...loggable(error) }, 'page not rendered')
        return shellPage
      }
    },
    /** The sitemap and its like, kept as pages are. @throws when it cannot be made now */
    discovery: (name: DiscoveryFile, { origin, caller }: Pick<Asked, 'origin' | 'caller'>): Promise<Page> =>
      cache.get(name, async () => {
        const { discovery } = await renderer()
        const send = visitorsSend(backend, origin, caller)
        const { text, read } = await discovery(name, { siteUrl, send, answers: known.of(origin) })
        return {
          value: pageOf({ status: 200, html: text }),
          bytes: sizeOf(text),
          tables: tablesRead(read),
          isCacheable: true,
        }
      }),
    close: stopWatching,
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
  const print = hash('sha256', `${status} ${location} ${html}`, 'base64url')
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
    etag: `W/"${print.slice(0, 22)}"`,
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
