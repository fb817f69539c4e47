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

/** Keys that each change how many records match. */
const keys = ['p', 'e', 'Backspace', 'Backspace']

/** Measures key presses in the palette until their results, with twice the intended number of records. */
export async function paletteKeystrokes(bench: Bench): Promise<Row[]> {
  const page = await pageWithSavedList(bench)
  const rows: Row[] = []
  await firstRow(page)
  for (const slowness of cpuFactors) {
    const times: number[][] = []
    await slowDown(page, slowness)
    for (const _ of rounds()) {
      const round: number[] = []
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Find records and screens' }).waitFor()
      for (const key of keys) {
        await page.evaluate(() => window.bench.awaitKeystroke())
        await page.keyboard.press(key)
        round.push(await page.evaluate(() => window.bench.keystroke))
        await idle(page)
      }
      await page.keyboard.press('Escape')
      times.push(round)
    }
    for (const share of [0.5, 0.95])
      rows.push({
        measure: `keystroke in the palette, ${manyRows} records, p${share * 100}${under(slowness)}`,
        unit: 'ms',
        rounds: times.map((round) => quantile(round, share)),
        note: `${keys.length} keys a round`,
      })
  }
  await page.context().close()
  return rows
}
