import type { Row } from './table.ts'
import { type Bench, freshPage, rounds } from './visit.ts'

/** Measures the first full sync of a device, and the transferred bytes of the responses. */
export async function fullSync(bench: Bench): Promise<Row[]> {
  const took: number[] = []
  const came: number[] = []
  for (const _ of rounds()) {
    const page = await freshPage(bench)
    await page.goto(`${bench.product.origin}/dashboard/device`)
    const start = performance.now()
    await page.getByRole('button', { name: 'Sync now' }).click()
    await page.getByText(/on this device, synced just now/).waitFor()
    took.push(performance.now() - start)
    came.push((await page.evaluate(answered)) / 1_000)
    await page.context().close()
  }
  return [
    {
      measure: 'full sync',
      unit: 'ms',
      rounds: took,
      note: 'one inbox of 10,000 rows, nine lists as seeded',
    },
    { measure: '  its answers', unit: 'kB', rounds: came },
  ]
}

function answered(): number {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return requests
    .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}
