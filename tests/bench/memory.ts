import type { Page } from 'playwright'
import type { Row } from './table.ts'
import { type Bench, firstRow, idle, manyRows, pageWithSavedList, rounds, untilSettled } from './visit.ts'

/** Measures the memory of the page's scripts with the long list: at first, and after some use. */
export async function memory(bench: Bench): Promise<Row[]> {
  const page = await pageWithSavedList(bench)
  const fresh: number[] = []
  const worked: number[] = []
  for (const _ of rounds()) {
    await page.reload()
    await firstRow(page)
    await untilSettled(page)
    fresh.push(await heldMemory(page))
    await work(page)
    await untilSettled(page)
    worked.push(await heldMemory(page))
  }
  await page.context().close()
  return [
    { measure: `memory of the page with ${manyRows} rows`, unit: 'kB', rounds: fresh, note: 'scripts only' },
    { measure: '  after filtering, ordering and opening records', unit: 'kB', rounds: worked },
  ]
}

async function work(page: Page) {
  const filter = page.getByRole('searchbox', { name: 'Filter quote requests' })
  for (const text of ['pump', 'engineering', '']) {
    await filter.fill(text)
    await idle(page)
  }
  for (const column of ['Company', 'Budget', 'Date']) {
    await page.getByRole('button', { name: `Sort by ${column}` }).click()
    await idle(page)
  }
  for (let index = 0; index < 5; index += 1) {
    await page.locator('[data-row-link]').nth(index).click()
    await page.getByRole('heading', { name: 'Quote Request Details' }).waitFor()
    await page.goBack()
    await page.locator('[data-row-link]').first().waitFor()
  }
}

/** Returns the heap of the page's own scripts after a garbage collection, in kB. */
export async function heldMemory(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize / 1000
}
