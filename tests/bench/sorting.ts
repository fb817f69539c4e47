import { quantile, type Row } from './table.ts'
import {
  type Bench,
  cpuFactors,
  firstRow,
  idle,
  manyRows,
  pageWithSavedList,
  rounds,
  slowDown,
  under,
} from './visit.ts'

const columns = ['Company', 'Budget', 'Date']

/** Measures Enter on a column's header until the frame with the sorted rows: ascending, descending, unsorted. */
export async function benchSorting(bench: Bench): Promise<Row[]> {
  const page = await pageWithSavedList(bench)
  const rows: Row[] = []
  await firstRow(page)
  for (const slowness of cpuFactors) {
    const times: number[][] = []
    await slowDown(page, slowness)
    for (const _ of rounds()) {
      const round: number[] = []
      for (const column of columns) {
        const header = page.getByRole('button', { name: `Sort by ${column}` })
        // The third press, back to the original order, may leave the first row in place.
        for (let press = 1; press <= 2; press += 1) {
          await header.focus()
          await page.evaluate(() => window.bench.awaitKeystroke())
          await page.keyboard.press('Enter')
          round.push(await page.evaluate(() => window.bench.keystroke))
          await idle(page)
        }
      }
      times.push(round)
    }
    rows.push({
      measure: `order by a column, ${manyRows} rows, p50${under(slowness)}`,
      unit: 'ms',
      rounds: times.map((round) => quantile(round, 0.5)),
      note: `${columns.length * 2} presses a round`,
    })
  }
  await page.context().close()
  return rows
}
