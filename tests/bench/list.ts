import type { Page } from 'playwright'
import type { Row } from './table.ts'
import {
  type Bench,
  cpuFactors,
  firstRow,
  freshPage,
  listPath,
  manyRows,
  pageWithSavedList,
  rounds,
  slowDown,
  under,
  untilSettled,
} from './visit.ts'

/** Measures the time from navigation to the first row of the long list: uncached, cached, and without a server. */
export async function firstRows(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const slowness of cpuFactors) rows.push(...(await cold(bench, slowness)))
  const page = await pageWithSavedList(bench)
  for (const slowness of cpuFactors) rows.push(...(await reloads(page, 'warm reload online', slowness)))
  await bench.product.stop()
  for (const slowness of cpuFactors) rows.push(...(await reloads(page, 'reload, server stopped', slowness)))
  await bench.product.startAgain()
  await page.context().close()
  return rows
}

async function cold(bench: Bench, slowness: number): Promise<Row[]> {
  const shown: number[] = []
  const answered: number[] = []
  for (const _ of rounds()) {
    const page = await freshPage(bench)
    await slowDown(page, slowness)
    await page.goto(bench.product.origin + listPath)
    shown.push(await firstRow(page))
    answered.push(await page.evaluate(answerTook))
    await page.context().close()
  }
  const note = 'of it until the backend has answered'
  return [
    { measure: `first row of ${manyRows}, cold online${under(slowness)}`, unit: 'ms', rounds: shown },
    { measure: `  the list’s request${under(slowness)}`, unit: 'ms', rounds: answered, note },
  ]
}

async function reloads(page: Page, kind: string, slowness: number): Promise<Row[]> {
  await slowDown(page, slowness)
  const shown: number[] = []
  const reads: number[] = []
  const restored: number[] = []
  for (const _ of rounds()) {
    await page.reload()
    shown.push(await firstRow(page))
    const { took, until } = await page.evaluate(() => window.bench.read)
    reads.push(took)
    restored.push(until)
    await untilSettled(page)
  }
  const row: Row = {
    measure: `first row of ${manyRows}, ${kind}${under(slowness)}`,
    unit: 'ms',
    rounds: shown,
  }
  return [
    row,
    { measure: `  IndexedDB read of the list${under(slowness)}`, unit: 'ms', rounds: reads },
    {
      measure: `  read until${under(slowness)}`,
      unit: 'ms',
      rounds: restored,
      note: 'since the navigation began',
    },
  ]
}

function answerTook(): number {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const list = requests.find(({ name }) => new URL(name).pathname === '/api/v1/demo')
  return list ? list.responseEnd - list.startTime : Number.NaN
}
