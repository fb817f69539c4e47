import { setFaults } from '#mocks/faults.ts'
import type { Row } from './table.ts'
import {
  type Bench,
  cpuFactors,
  firstRow,
  freshPage,
  listPath,
  maxRows,
  rounds,
  slowDown,
  under,
  untilSettled,
} from './visit.ts'

/** Measures the export of a very long list: time from click to download, and its cost for the page. */
export async function exports(bench: Bench): Promise<Row[]> {
  setFaults({ rows: maxRows, only: '/demo' })
  const rows: Row[] = []
  for (const slowness of cpuFactors) {
    const waits: number[] = []
    const tasks: number[] = []
    for (const _ of rounds()) {
      // A fresh document has neither the code of the export nor the texts of the cells.
      const page = await freshPage(bench)
      await page.goto(bench.product.origin + listPath)
      await firstRow(page, maxRows)
      await untilSettled(page)
      await slowDown(page, slowness)
      const downloading = page.waitForEvent('download').then((download) => ({ download, at: clock() }))
      await page.getByRole('button', { name: 'Export as CSV' }).click()
      const { download, at } = await downloading
      waits.push(at - (await page.evaluate(() => window.bench.clickedAt)))
      await page.waitForTimeout(300)
      tasks.push(await page.evaluate(() => window.bench.longestTask))
      await download.delete()
      await page.context().close()
    }
    rows.push(
      { measure: `CSV of ${maxRows} rows, click to download${under(slowness)}`, unit: 'ms', rounds: waits },
      {
        measure: `  longest task of the page${under(slowness)}`,
        unit: 'ms',
        rounds: tasks,
        note: '0: none of 50 ms or more',
      },
    )
  }
  return rows
}

const clock = () => performance.timeOrigin + performance.now()
