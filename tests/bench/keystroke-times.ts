import type { Locator, Page } from 'playwright'
import { quantile, type Row } from './table.ts'
import { cpuFactors, idle, manyRows, rounds, slowDown, under } from './visit.ts'

/** Keys that each change which rows of a long list of English words match. */
const keys = ['p', 'e', 'Backspace', 'Backspace']
const repeats = 3

/** Milliseconds from each key to its frame, round by round, for each slowdown. */
export type KeystrokeTimes = Map<number, number[][]>

/** Measures, in the page, the time from a key press in a filter to the frame with its result. */
export async function keystrokeTimes(page: Page, filter: Locator): Promise<KeystrokeTimes> {
  const all: KeystrokeTimes = new Map()
  for (const slowness of cpuFactors) {
    const times: number[][] = []
    await slowDown(page, slowness)
    await filter.focus()
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
    all.set(slowness, times)
  }
  return all
}

export function keystrokeRows(what: string, all: KeystrokeTimes): Row[] {
  return [...all].flatMap(([slowness, times]) =>
    [0.5, 0.95].map((share) => ({
      measure: `${what}, ${manyRows} rows, p${share * 100}${under(slowness)}`,
      unit: 'ms' as const,
      rounds: times.map((round) => quantile(round, share)),
      note: `${keys.length * repeats} keys a round`,
    })),
  )
}
