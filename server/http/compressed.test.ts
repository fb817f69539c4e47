import { expect, test } from 'vitest'
import { decoded, encoded } from './compressed.ts'

test.each(['br', 'gzip'] as const)('a text in %s holds no memory but its own', async (encoding) => {
  const text = 'Two pump skids with piping. '.repeat(2_000)
  const body = await encoded(text, encoding)
  expect(body.buffer.byteLength).toBe(body.length)
  expect(String(await decoded({ body, encoding }))).toBe(text)
})
