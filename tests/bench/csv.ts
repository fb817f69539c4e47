import type { Row } from './table.ts'
import {
  type Bench,
  firstRow,
  manyRows,
  pageWithSavedList,
  rounds,
  settled,
  slowDown,
  slownesses,
  under,
} from './visit.ts'

/** From the click to the download of the long list, and what that costs the page meanwhile. */
export async function exports(bench: Bench): Promise<Row[]> {
  const page = await pageWithSavedList(bench)
  const rows: Row[] = []
  for (const slowness of slownesses) {
    const waits: number[] = []
    const tasks: number[] = []
    for (const _ of rounds()) {
      // A fresh document has neither the writer's code nor the cells' texts.
      await page.reload()
      await slowDown(page, slowness)
      await firstRow(page)
      await settled(page)
      const downloading = page.waitForEvent('download').then((download) => ({ download, at: clock() }))
      await page.getByRole('button', { name: 'Export as CSV' }).click()
      const { download, at } = await downloading
      waits.push(at - (await page.evaluate(() => window.bench.clickedAt)))
      await page.waitForTimeout(300)
      tasks.push(await page.evaluate(() => window.bench.longestTask))
      await download.delete()
    }
    rows.push(
      { measure: `CSV of ${manyRows} rows, click to download${under(slowness)}`, unit: 'ms', rounds: waits },
      {
        measure: `  longest task of the page${under(slowness)}`,
        unit: 'ms',
        rounds: tasks,
        note: '0: none of 50 ms or more',
      },
    )
  }
  await page.context().close()
  return rows
}

const clock = () => performance.timeOrigin + performance.now()
