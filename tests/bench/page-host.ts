import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type Plugin, preview } from 'vite'
import { compressFor } from '#scripts/build/compression.ts'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { serveProduct } from '#tests/support/serve-product.ts'

/** Path prefix of a page's static version. */
export const floorPath = '/floor-of'

/** Serves a build as `npm start` does, and a script-free version of each page with the same text and picture. */
export async function hostPages(folder: string) {
  if (!existsSync(rendererFolder(folder))) return serveProduct({ folder })
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    // Port 0 takes a free port.
    preview: { port: 0, strictPort: false },
    plugins: [floors()],
  })
  // The address of a TCP server is always an object once it listens.
  const { port } = server.httpServer.address() as AddressInfo
  return { origin: `http://localhost:${port}`, stop: () => server.close() }
}

function floors(): Plugin {
  const made = new Map<string, ReturnType<typeof floorOf>>()
  return {
    name: 'floor-pages',
    // Run before the plugin that handles every page address.
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((incoming, outgoing, next) => {
        const [, page] = (incoming.url ?? '').split(floorPath)
        if (page === undefined) return next()
        const making = made.get(page) ?? floorOf(`http://${incoming.headers.host}`, page)
        made.set(page, making)
        making
          .then(async ({ html, headers }) => {
            const accepted = String(incoming.headers['accept-encoding'])
            const { body, headers: coding } = await compressFor(html, accepted)
            outgoing.writeHead(200, { ...headers, ...coding }).end(body)
          })
          .catch(next)
      })
    },
  }
}

/** Returns the server-rendered page with its inlined style sheet, without scripts and their data. */
async function floorOf(origin: string, page: string) {
  const answer = await fetch(origin + page, { headers: { 'accept-encoding': 'identity' } })
  let html = (await answer.text())
    .replaceAll(/\s*<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/\s*<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
  for (const [link] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)) {
    const [, address = ''] = /href="([^"]+)"/.exec(link) ?? []
    const styles = await (await fetch(new URL(address, origin))).text()
    html = html.replace(link, () => `<style>${styles}</style>`)
  }
  const { 'transfer-encoding': _, connection: __, date: ___, ...headers } = Object.fromEntries(answer.headers)
  return { html, headers }
}
