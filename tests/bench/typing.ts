import { keystrokeRows, keystrokeTimes } from './keystroke-times.ts'
import type { Row } from './table.ts'
import { type Bench, firstRow, pageWithSavedList } from './visit.ts'

/** Measures key presses in the text filter of the long list. */
export async function keystrokes(bench: Bench): Promise<Row[]> {
  const page = await pageWithSavedList(bench)
  await firstRow(page)
  const filter = page.getByRole('searchbox', { name: 'Filter quote requests' })
  const rows = keystrokeRows('keystroke in the filter', await keystrokeTimes(page, filter))
  await page.context().close()
  return rows
}
