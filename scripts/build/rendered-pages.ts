import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { responseTo } from '#mocks/http-bridge.ts'
import { openRenderer, type Renderer, rendererFolder } from '#server/pages/open-renderer.ts'
import type { Send } from '#src/api/send.ts'
import { isNavigationToShell } from '#src/offline/worker/worker-rules.ts'
import { isStaffPath } from '#src/site/start/staff-path.ts'
import { compressed, compressedAssets } from './compression.ts'

/**
 * Vite's preview answers public addresses with documents that have the content of this moment, and every other page with
 * the shell.
 *
 * @param api origin of the API; without it the emulated backend is asked, in this process
 */
export function renderedPages(api?: string): Plugin {
  return {
    name: 'rendered-pages',
    apply: 'serve',
    configurePreviewServer: ({ config, middlewares }) => {
      const dist = path.resolve(config.root, config.build.outDir)
      const sendFor = (host: string): Send =>
        api ? (address, sent) => fetch(new URL(address, api), sent) : emulated(host)
      // The preview starts once a build is there.
      const renderer = openRenderer(rendererFolder(dist))
      middlewares.use(compressedAssets(dist))
      middlewares.use((incoming, outgoing, next) => {
        answerPage({ renderer, dist, sendFor }, incoming, outgoing).then((isAnswered) => {
          if (!isAnswered) next()
        }, next)
      })
    },
  }
}

/** The emulated backend in this process, which says where its pictures are by the host that it is asked under. */
export const emulated =
  (host: string): Send =>
  async (address, sent) => {
    const response = await responseTo(new Request(new URL(address, `http://${host}`), sent))
    if (!response) throw new TypeError(`Nobody answers ${address}`)
    return response
  }

interface PageHost {
  renderer: Promise<Renderer>
  /** The build that is served. */
  dist: string
  sendFor: (host: string) => Send
}

/** Answers what a Node server received, if it is a page; says whether it was. A page that fails is drawn by the browser. */
export async function answerPage(
  { renderer, dist, sendFor }: PageHost,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const { pathname, search } = new URL(incoming.url ?? '/', 'http://localhost')
  if (!/^(?:GET|HEAD)$/.test(incoming.method ?? '') || !isNavigationToShell.test(pathname)) return false
  const wish = {
    savesData: incoming.headers['save-data'] === 'on',
    send: sendFor(incoming.headers.host ?? 'localhost'),
  }
  const page = isStaffPath(pathname) ? undefined : await rendered(renderer, pathname + search, wish)
  const { status = 200, location, html = await readFile(path.join(dist, 'shell.html')) } = page ?? {}
  const { body, headers } = await compressed(html, String(incoming.headers['accept-encoding']))
  outgoing.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'save-data, accept-encoding',
    ...headers,
    ...(location && { location }),
  })
  outgoing.end(body)
  return true
}

async function rendered(
  renderer: Promise<Renderer>,
  address: string,
  wish: Parameters<Renderer['render']>[1],
) {
  try {
    const page = await (await renderer).render(address, wish)
    for (const { message } of page.errors) process.stderr.write(`${address}: ${message}\n`)
    return page
  } catch (error) {
    process.stderr.write(`${address} cannot be drawn: ${String(error)}\n`)
    return undefined
  }
}
