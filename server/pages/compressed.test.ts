import { expect, test } from 'vitest'
import { compress, decompress } from './compressed.ts'

test.each(['br', 'gzip'] as const)(
  'a text compressed with %s uses a buffer of exactly its size',
  async (encoding) => {
    const text = 'Two pump skids with piping. '.repeat(2_000)
    const body = await compress(text, encoding)
    expect(body.buffer.byteLength).toBe(body.length)
    expect(String(await decompress({ body, encoding }))).toBe(text)
  },
)
