import { compress, encodingFor } from '#server/pages/compressed.ts'

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
