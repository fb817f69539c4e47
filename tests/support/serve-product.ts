import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { respond } from '#mocks/http-bridge.ts'
import { emulatedPort, respondWithPage } from '#scripts/build/rendered-pages.ts'
import { typeOf } from '#server/http/file-types.ts'
import { readHeaders } from '#server/http/site-headers.ts'
import { openRenderer, type Renderer, rendererFolder } from '#server/pages/open-renderer.ts'
import { isNavigationToShell } from '#src/offline/service-worker/worker-rules.ts'

interface Options {
  /** Folder of the build to serve. */
  folder?: string
  /** Port. 0 takes a free one, which stays the same after a restart. */
  port?: number
  /** Whether to serve /api/v1. False for a plain static server. */
  withBackend?: boolean
  /** File of the build to send for missing files. */
  fallback?: { file: string; status: number }
  /** Responds to public addresses with server-rendered documents, as `npm start` does. */
  rendersPages?: boolean
}

/** Serves the production build like a plain web server, with the emulated backend, on loopback only. */
export async function serveProduct({
  folder = process.env.PRODUCT_DIST ?? 'dist',
  port = 0,
  withBackend = true,
  fallback = { file: 'shell.html', status: 200 },
  rendersPages = false,
}: Options = {}) {
  let pageInPlaceOf: (path: string) => string | undefined = () => undefined
  let documents: string | undefined
  const held = new Map<string, () => Promise<void>>()
  let server = await start(port)
  // The address of a TCP server is always an object once it listens.
  const { port: taken } = server.address() as AddressInfo

  function start(wanted: number): Promise<Server> {
    const starting = createServer(async (incoming, outgoing) => {
      const path = pathOf(incoming)
      await held.get(path)?.()
      const page = pageInPlaceOf(path)
      if (page !== undefined) {
        outgoing
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...readHeaders(folder)(path) })
          .end(page)
        return
      }
      if (withBackend && (await respond(incoming, outgoing))) return
      if (rendersPages && documents && isNavigationToShell.test(path)) {
        proxyTo(documents, incoming, outgoing)
        return
      }
      if (rendersPages && (await sendRendered(folder, incoming, outgoing))) return
      sendFile({ folder, fallback }, incoming, outgoing)
    })
    return new Promise((resolve, reject) => {
      starting.once('error', reject)
      starting.listen(wanted, '127.0.0.1', () => resolve(starting))
    })
  }

  return {
    origin: `http://localhost:${taken}`,
    /** Stops the server. Connections are refused, as with a dead machine. */
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
    startAgain: async () => {
      server = await start(taken)
    },
    /** Serves another version of the site from now on. */
    deploy: (next: string) => {
      folder = next
    },
    /** Fetches server-rendered documents from another server from now on. */
    takeDocumentsFrom: (origin: string) => {
      documents = origin
    },
    /** Holds back a path's responses until they are released. `asked` settles at the first request. */
    hold: (path: string) => {
      const asked = Promise.withResolvers<void>()
      const answers = Promise.withResolvers<void>()
      held.set(path, () => {
        asked.resolve()
        return answers.promise
      })
      return { asked: asked.promise, release: answers.resolve }
    },
    /** Sends a page, with 200, instead of the files for which the function returns one. */
    replaceFiles: (give: typeof pageInPlaceOf) => {
      pageInPlaceOf = give
    },
  }
}

function sendRendered(folder: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
  for (const [name, value] of Object.entries(readHeaders(folder)(pathOf(incoming))))
    outgoing.setHeader(name, value)
  return respondWithPage(
    { renderer: rendererOf(folder), dist: folder, sendFor: emulatedPort },
    incoming,
    outgoing,
  )
}

function proxyTo(origin: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, headers } = incoming
  const asking = request(new URL(incoming.url ?? '/', origin), { method, headers }, (given) => {
    outgoing.writeHead(given.statusCode ?? 500, given.headers)
    given.pipe(outgoing)
  })
  asking.once('error', () => outgoing.destroy())
  asking.end()
}

const renderers = new Map<string, Promise<Renderer>>()

/** Returns the renderer, shared by all servers because opening takes half a second. Reopens it after a build. */
function rendererOf(folder: string): Promise<Renderer> {
  const files = rendererFolder(folder)
  const key = `${files} ${statSync(join(files, 'shell.json')).mtimeMs}`
  const renderer = renderers.get(key) ?? openRenderer(files)
  renderers.set(key, renderer)
  return renderer
}

function sendFile(
  { folder, fallback }: Required<Pick<Options, 'folder' | 'fallback'>>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const path = pathOf(incoming)
  const named = join(folder, path)
  const file = [named, join(named, 'index.html')].find(isFile)
  for (const [name, value] of Object.entries(readHeaders(folder)(path))) outgoing.setHeader(name, value)
  if (!file && (path.startsWith('/api/') || extname(path) !== '')) {
    outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
    return
  }
  const sent = file ?? join(folder, fallback.file)
  const status = file ? 200 : fallback.status
  const headers = {
    'content-type': typeOf(sent),
    ...(!outgoing.hasHeader('cache-control') && { 'cache-control': 'no-cache' }),
    vary: 'accept-encoding',
  }
  if (/^(?:text|application|image\/svg)/.test(headers['content-type']) && takesGzip(incoming)) {
    outgoing.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(gzipped(sent))
    return
  }
  outgoing.writeHead(status, headers)
  createReadStream(sent).pipe(outgoing)
}

function pathOf(incoming: IncomingMessage): string {
  return normalize(decodeURIComponent(new URL(incoming.url ?? '/', 'http://localhost').pathname))
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile()
}

function takesGzip({ headers }: IncomingMessage): boolean {
  return String(headers['accept-encoding']).includes('gzip')
}

const compressed = new Map<string, Buffer>()

/** Returns a file gzipped, as web servers keep it. Compresses it again after a rebuild. */
function gzipped(file: string): Buffer {
  const key = `${file} ${statSync(file).mtimeMs}`
  const known = compressed.get(key) ?? gzipSync(readFileSync(file))
  compressed.set(key, known)
  return known
}
