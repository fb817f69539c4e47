import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { typeOf } from '#server/http/file-types.ts'

/**
 * Serves a built Storybook on loopback, steady and small: waits for fonts, and replaces photographs with mosaics of the
 * same size, which still show position, crop, and colours.
 */
export async function hostBook(folder: string) {
  const files = new Map<string, Promise<Sent | undefined>>()
  const server = createServer(async ({ url = '/' }, answer) => {
    const name = path.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    const reading =
      files.get(name) ?? readFile(path.join(folder, name)).then((file) => steady(name, file), nothing)
    files.set(name, reading)
    const sent = await reading
    if (!sent) {
      answer.writeHead(404).end()
      return
    }
    const { body, type = typeOf(name) } = sent
    // The browser requests each file once. Its cache is discarded afterwards.
    const headers = { 'content-type': type, 'content-length': body.length, 'cache-control': 'max-age=3600' }
    answer.writeHead(200, headers).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // The address of a TCP server is always an object once it listens.
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, stop: () => server.close() }
}

interface Sent {
  body: Uint8Array
  type?: string
}

async function steady(name: string, file: Buffer): Promise<Sent> {
  if (name.endsWith('.css'))
    return { body: Buffer.from(file.toString().replaceAll(/font-display:\s*\w+/g, 'font-display:block')) }
  const mosaic = /\.(?:avif|jpe?g|png|svg|webp)$/.test(name) ? await mosaicOf(file) : undefined
  return mosaic ? { body: mosaic, type: 'image/png' } : { body: file }
}

/** Reduces a picture to four by four fields. Icons stay as they are. */
async function mosaicOf(file: Uint8Array): Promise<Uint8Array | undefined> {
  const { width = 0, height = 0 } = await sharp(file).metadata()
  if (Math.min(width, height) < 200) return undefined
  const fields = await sharp(file).resize(4, 4, { fit: 'fill' }).png().toBuffer()
  return sharp(fields)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
}

function nothing(): undefined {
  return undefined
}
