import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Connect } from 'vite'
import { compress, encodingFor } from '#server/http/compressed.ts'

interface Compressed {
  body: Uint8Array
  /** Headers that describe the encoding. */
  headers: Record<string, string>
}

/**
 * Compresses a text for a client with this `Accept-Encoding` header.
 *
 * @param quality of Brotli, up to 11; 5 takes a few milliseconds for a document
 */
export async function compressFor(text: string | Buffer, accepted = '', quality = 5): Promise<Compressed> {
  const encoding = encodingFor(accepted)
  const body = await compress(text, encoding, quality)
  return { body, headers: encoding === 'identity' ? {} : { 'content-encoding': encoding } }
}

/** Serves a build's scripts and style sheets, compressed once each, as web servers do. */
export function compressedAssets(dist: string): Connect.NextHandleFunction {
  const ready = new Map<string, Promise<Compressed>>()
  return async (incoming, outgoing, next) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const [, name = '', kind = ''] = /^\/assets\/([\w-]+\.(js|css))$/.exec(pathname) ?? []
    const accepted = String(incoming.headers['accept-encoding'])
    if (incoming.method !== 'GET' || name === '') return next()
    try {
      const file = path.join(dist, 'assets', name)
      const key = `${name} ${(await stat(file)).mtimeMs} ${accepted}`
      const making = ready.get(key) ?? readFile(file).then((text) => compressFor(text, accepted, 9))
      ready.set(key, making)
      const { body, headers } = await making
      const type = kind === 'js' ? 'text/javascript' : 'text/css'
      outgoing
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, vary: 'accept-encoding', ...headers })
        .end(body)
    } catch {
      // The file is missing. The server responds.
      next()
    }
  }
}
