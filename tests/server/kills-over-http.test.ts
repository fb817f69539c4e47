import { expect, test } from 'vitest'
import { killsOnSqlite } from '#tests/reliability/kills.ts'

test('a server that is killed keeps what it acknowledged over connections that are cut, once, with its files', async () => {
  const counts = await killsOnSqlite.run({ seed: 7, isQuick: true })
  expect(counts).toMatch(
    /^100 acknowledged, 0 lost, 0 doubled, 0 changed; 10 PDFs byte for byte; 1 × kill -9/,
  )
}, 120_000)
