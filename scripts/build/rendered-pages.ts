import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { responseTo } from '#mocks/http-bridge.ts'
import { openRenderer, type Renderer, rendererFolder } from '#server/pages/open-renderer.ts'
import type { Send } from '#src/api/send.ts'
import { isDashboardPath } from '#src/dashboard-path.ts'
import { isNavigationToShell } from '#src/offline/service-worker/worker-rules.ts'
import { serveCompressed } from './compressed-assets.ts'
import { compressFor } from './compression.ts'

/**
 * Lets Vite's preview respond to public addresses with server-rendered documents, and to other pages with the app
 * shell.
 *
 * @param api origin of the API; without it, the emulated backend in this process is used
 */
export function renderedPages(api?: string): Plugin {
  return {
    name: 'rendered-pages',
    apply: 'serve',
    configurePreviewServer: ({ config, middlewares }) => {
      const dist = path.resolve(config.root, config.build.outDir)
      const sendFor = (host: string): Send =>
        api ? (address, sent) => fetch(new URL(address, api), sent) : emulatedPort(host)
      // The preview starts after a build.
      const renderer = openRenderer(rendererFolder(dist))
      middlewares.use(serveCompressed(dist))
      middlewares.use((incoming, outgoing, next) => {
        respondWithPage({ renderer, dist, sendFor }, incoming, outgoing).then((isAnswered) => {
          if (!isAnswered) next()
        }, next)
      })
    },
  }
}

/** Calls the emulated backend in this process. The addresses of its pictures depend on the requested host. */
export const emulatedPort =
  (host: string): Send =>
  async (address, sent) => {
    const response = await responseTo(new Request(new URL(address, `http://${host}`), sent))
    if (!response) throw new TypeError(`Nobody answers ${address}`)
    return response
  }

interface PageHost {
  renderer: Promise<Renderer>
  /** Folder of the served build. */
  dist: string
  sendFor: (host: string) => Send
}

/** Responds to a page request. Returns whether it was one. The browser renders a page that fails. */
export async function respondWithPage(
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
  const page = isDashboardPath(pathname) ? undefined : await rendered(renderer, pathname + search, wish)
  const { status = 200, location, html = await readFile(path.join(dist, 'shell.html')) } = page ?? {}
  const { body, headers } = await compressFor(html, String(incoming.headers['accept-encoding']))
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
    process.stderr.write(`${address} cannot be rendered: ${String(error)}\n`)
    return undefined
  }
}
