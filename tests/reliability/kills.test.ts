import { expect, test } from 'vitest'
import { killsOnPostgres, killsOnSqlite } from './kills.ts'

test.each([killsOnSqlite, killsOnPostgres])(
  'a killed server keeps acknowledged submissions and files exactly once over broken connections: $name',
  async (part) => {
    const counts = await part.run({ seed: 7, isQuick: true })
    expect(counts).toMatch(
      /^100 acknowledged, 0 lost, 0 doubled, 0 changed; 10 PDFs byte for byte; 1 × kill -9/,
    )
  },
  120_000,
)
