import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Ends of the names of compressed files that a build has beside its scripts and style sheets. */
export const encodedFiles = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Returns the best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/**
 * Compresses a text.
 *
 * @param quality of Brotli, up to 11; 5 takes a few milliseconds for a document
 */
export async function compress(text: string | Uint8Array, encoding: Encoding, quality = 5): Promise<Buffer> {
  const body = Buffer.from(text)
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return alone(await promisify(gzip)(body, { level: Math.min(quality + 1, 9) }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window no larger than the text: zlib allocates and clears the window each time.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 1)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return alone(await brotli(body, { params }))
}

/** Copies the buffer. zlib returns a slice of a larger block, which would stay in memory as long as the slice. */
function alone(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** Decompresses a body. */
export async function decompress({ body, encoding }: { body: string | Uint8Array; encoding: Encoding }) {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? promisify(gunzip)(body) : promisify(brotliDecompress)(body)
}
