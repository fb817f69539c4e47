import { afterAll, describe, expect, it } from 'vitest'
import { openRows } from '#server/rows/open-rows.ts'
import { postgresTarget, sqliteTarget } from './targets.ts'
import { startWriter } from './writer-process.ts'

const isFull = process.env.RELIABILITY === 'full'
const submissions = isFull ? 10_000 : 600
const kills = isFull ? 50 : 4

describe.each([sqliteTarget(), postgresTarget()])('a process that writes to $name is killed', (target) => {
  afterAll(target.remove)

  it(
    `each of ${submissions} acknowledged submissions is stored once, through ${kills} times kill -9`,
    async () => {
      const place = await target.place()
      const missing = new Set(Array.from({ length: submissions }, (_, index) => `key ${index}`))
      const acknowledged: string[] = []
      let killed = 0
      for (let round = 0; missing.size > 0; round += 1) {
        expect(round, 'the writer ends without a kill').toBeLessThanOrEqual(kills)
        let left = 1 + Math.floor(Math.random() * (submissions / kills))
        const writer = startWriter(place, [...missing], (line) => {
          if (!missing.delete(line)) return
          acknowledged.push(line)
          left -= 1
          if (left === 0 && killed < kills && writer.kill()) killed += 1
        })
        const { complaint } = await writer.ended
        expect(complaint).toBe('')
      }
      expect(killed).toBe(kills)

      const { rows, close } = await openRows(place)
      const stored = new Map<unknown, number>()
      for await (const part of rows.list('quoteRequests')) {
        for (const { companyName } of part) stored.set(companyName, (stored.get(companyName) ?? 0) + 1)
      }
      const lost = acknowledged.filter((key) => !stored.has(key))
      const doubled = [...stored].filter(([, count]) => count > 1)
      expect({ acknowledged: acknowledged.length, lost, doubled }).toEqual({
        acknowledged: submissions,
        lost: [],
        doubled: [],
      })
      expect(await rows.count('replies')).toBe(submissions)
      await close()
    },
    isFull ? 300_000 : 30_000,
  )
})
