import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Commit } from '#backend/ports/rows.ts'
import { Host } from '#server/http/host.ts'
import { createReadiness } from '#server/http/readiness.ts'
import { openSiteFiles } from '#server/http/site-files.ts'
import { readHeaders } from '#server/http/site-headers.ts'
import { createLog } from '#server/log.ts'
import type { Renderer } from '#server/pages/open-renderer.ts'
import { type Backend, Pages } from '#server/pages/pages.ts'
import { readSettings } from '#server/settings.ts'
import type { RenderedPage } from '#src/site/render/renderer.tsx'

export const shell = '<!doctype html><title>shell</title>'
export const script = `console.log('${'pump '.repeat(400)}')`
export const picture = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

/** Token of servers whose tests read `/metrics`. */
export const metricsToken = 'a token of some length'

export const withMetricsToken = { authorization: `Bearer ${metricsToken}` }

const siteHeaders = `/*
  Content-Security-Policy: default-src 'none'
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

/** Creates a small build. */
async function makeSite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, '_headers'), siteHeaders)
  await writeFile(path.join(folder, 'shell.html'), shell)
  await writeFile(path.join(folder, 'sw.js'), '// worker')
  await writeFile(path.join(folder, 'assets/entry.js'), script)
  await writeFile(path.join(folder, 'assets/_a-b.js'), '// small')
  await writeFile(path.join(folder, 'assets/built.js'), script)
  await writeFile(path.join(folder, 'assets/built.js.br'), brotliCompressSync('the build’s own'))
  await writeFile(path.join(folder, 'picture.webp'), picture)
  return folder
}

export interface Kit {
  handle?: Backend['handle']
  render?: Renderer['render']
  discovery?: Renderer['discovery']
  placeOf?: Renderer['placeOf']
  rowsReady?: () => Promise<unknown>
  env?: Record<string, string>
}

/** Creates a rendered page. Missing parts default to those of a page without content. */
export function renderedPage(given: Partial<RenderedPage> = {}): RenderedPage {
  return { status: 200, html: '<!doctype html><title>page</title>', head: [], read: [], errors: [], ...given }
}

/** Starts a host on a small build, with the given backend and renderer. */
export async function startHost({
  handle = async () => Response.json({ data: [] }),
  render = async () => renderedPage(),
  discovery = async (name) => ({ text: name, read: [] }),
  placeOf = () => 'page',
  rowsReady = async () => undefined,
  env = {},
}: Kit = {}) {
  const folder = await makeSite()
  const listeners = new Set<(commit: Commit) => void>()
  const logged: string[] = []
  const log = createLog('info', { write: (line: string) => logged.push(line) })
  const backend = { handle }
  const pages = new Pages({
    renderer: async () => ({ render, discovery, placeOf, shell, manifest: () => '{}' }),
    shell,
    backend,
    log,
    rows: {
      watch: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  const host = new Host({
    settings: readSettings(env),
    backend,
    files: await openSiteFiles(folder),
    icons: async () => undefined,
    pages,
    headersOf: readHeaders(folder),
    readiness: createReadiness({ rows: rowsReady, folder }),
    log,
  })
  const port = await host.listen(0, '127.0.0.1')
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    host,
    pages,
    logged,
    /** Simulates a commit. */
    write: (...tables: Commit['tables']) => {
      for (const listener of listeners) listener({ tables, inserted: [] })
    },
    [Symbol.asyncDispose]: async () => {
      await host.close(1000)
      await rm(folder, { recursive: true })
    },
  }
}

/** Sends raw bytes. Resolves to the response until the other side disconnects, and the time in milliseconds. */
export function exchange(port: number, bytes: string | Buffer): Promise<{ response: string; after: number }> {
  const began = performance.now()
  return new Promise((resolve) => {
    let response = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => {
      response += part.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ response, after: performance.now() - began }))
  })
}
