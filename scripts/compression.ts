import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Connect } from 'vite'

const brotli = promisify(brotliCompress)

interface Compressed {
  body: Uint8Array
  /** Say what was done with it. */
  headers: Record<string, string>
}

/**
 * A text as it is sent to somebody who takes these encodings (`Accept-Encoding`).
 *
 * @param quality Brotli's, of 11; 5 takes a few milliseconds for a document
 */
export async function compressed(text: string | Buffer, accepted = '', quality = 5): Promise<Compressed> {
  const body = Buffer.from(text)
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    return { body: await brotli(body, { params }), headers: { 'content-encoding': 'br' } }
  }
  if (/\bgzip\b/.test(accepted))
    return { body: await promisify(gzip)(body), headers: { 'content-encoding': 'gzip' } }
  return { body, headers: {} }
}

/** Answers for a build's scripts and style sheets, compressed once each, as web servers have them ready. */
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
      const making = ready.get(key) ?? readFile(file).then((text) => compressed(text, accepted, 9))
      ready.set(key, making)
      const { body, headers } = await making
      const type = kind === 'js' ? 'text/javascript' : 'text/css'
      outgoing
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, vary: 'accept-encoding', ...headers })
        .end(body)
    } catch {
      // There is no such file: the server says so.
      next()
    }
  }
}
