import { quantile, type Row } from './table.ts'
import {
  type Bench,
  firstRow,
  idle,
  manyRows,
  pageWithSavedList,
  rounds,
  slowDown,
  slownesses,
  under,
} from './visit.ts'

/** Each of these keys changes which rows of the seeds are left. */
const keys = ['p', 'e', 'Backspace', 'Backspace']
const repeats = 3

/** From a key going down in the text filter of the long list to the frame that shows what it left. */
export async function keystrokes(bench: Bench): Promise<Row[]> {
  const page = await pageWithSavedList(bench)
  const rows: Row[] = []
  await firstRow(page)
  for (const slowness of slownesses) {
    const times: number[][] = []
    await slowDown(page, slowness)
    await page.getByRole('searchbox', { name: 'Filter quote requests' }).focus()
    for (const _ of rounds()) {
      const round: number[] = []
      for (const key of Array.from({ length: repeats }, () => keys).flat()) {
        await page.evaluate(() => window.bench.awaitKeystroke())
        await page.keyboard.press(key)
        round.push(await page.evaluate(() => window.bench.keystroke))
        await idle(page)
      }
      times.push(round)
    }
    for (const share of [0.5, 0.95])
      rows.push({
        measure: `keystroke in the filter, ${manyRows} rows, p${share * 100}${under(slowness)}`,
        unit: 'ms',
        rounds: times.map((round) => quantile(round, share)),
        note: `${keys.length * repeats} keys a round`,
      })
  }
  await page.context().close()
  return rows
}
