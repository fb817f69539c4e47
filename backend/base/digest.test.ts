import { expect, test } from 'vitest'
import { digest, digestOf } from './digest.ts'

test('the digest of a file equals the digest of its bytes, whatever its length', async () => {
  for (const length of [0, 1, 200_000]) {
    const bytes = new Uint8Array(length).fill(7)
    expect(await digestOf(new Blob([bytes]))).toBe(await digest(bytes.buffer))
  }
})
