import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFor } from './compression.ts'

const text = '<p>Pumps, valves and tanks.</p>'.repeat(50)

test('a text is compressed with the best encoding that the client accepts', async () => {
  const brotli = await compressFor(text, 'gzip, deflate, br, zstd')
  expect(brotli.headers).toEqual({ 'content-encoding': 'br' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
  expect(brotli.body.length).toBeLessThan(text.length / 5)

  const gzip = await compressFor(text, 'gzip, deflate')
  expect(gzip.headers).toEqual({ 'content-encoding': 'gzip' })
  expect(gunzipSync(gzip.body).toString()).toBe(text)
})

test('a client that accepts no compression gets the plain text', async () => {
  for (const accepted of [undefined, 'identity', 'undefined']) {
    const { body, headers } = await compressFor(text, accepted)
    expect(headers).toEqual({})
    expect(Buffer.from(body).toString()).toBe(text)
  }
})
