import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { preview } from 'vite'
import { keystrokeRows, keystrokeTimes } from '#tests/bench/keystroke-times.ts'
import { heldMemory } from '#tests/bench/memory.ts'
import { measureItself } from '#tests/bench/probe.ts'
import type { Row } from '#tests/bench/table.ts'
import { type Bench, cpuFactors, idle, manyRows, rounds, slowDown, under } from '#tests/bench/visit.ts'
import { buildPeer } from './shadcn-admin.ts'

/**
 * Measures the peer's longest list in the same browser, with as many rows: first row, filter keys, memory. Its rows are
 * part of its scripts: it reads nothing from a server or a device, and exports nothing.
 */
export async function peer({ browser }: Bench): Promise<Row[]> {
  const folder = await buildPeer(manyRows)
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { port: 0, strictPort: false },
  })
  // The address of a TCP server is always an object once it listens.
  const { port } = server.httpServer.address() as AddressInfo
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await measureItself(page, {
      // Before the list arrives, it has at most one row with a notice.
      row: 'tbody tr:nth-child(2)',
      // The rows and the page count: everything that the filter changes.
      shownIn: ['main'],
    })
    await page.goto(`http://localhost:${port}/tasks`)
    await allRows(page)
    const first = await firstRowOf(page)
    const memory = await memoryOf(page)
    const filter = page.getByPlaceholder('Filter by title or ID...')
    const keys = keystrokeRows('keystroke in shadcn-admin’s filter', await keystrokeTimes(page, filter))
    return [...first, ...keys, memory]
  } finally {
    await context.close()
    await server.close()
  }
}

async function firstRowOf(page: Page): Promise<Row[]> {
  const rows: Row[] = []
  for (const slowness of cpuFactors) {
    await slowDown(page, slowness)
    const shown: number[] = []
    for (const _ of rounds()) {
      await page.reload()
      shown.push(await page.evaluate(() => window.bench.firstRow))
      await allRows(page)
    }
    const measure = `first row of ${manyRows} in shadcn-admin, reload${under(slowness)}`
    rows.push({ measure, unit: 'ms', rounds: shown })
  }
  await slowDown(page, 1)
  return rows
}

async function memoryOf(page: Page): Promise<Row> {
  const held: number[] = []
  for (const _ of rounds()) {
    await page.reload()
    await allRows(page)
    held.push(await heldMemory(page))
  }
  return { measure: `memory of shadcn-admin’s page with ${manyRows} rows`, unit: 'kB', rounds: held }
}

async function allRows(page: Page): Promise<void> {
  const count = page.getByText(`Page 1 of ${manyRows / 10}`).filter({ visible: true })
  await count.first().waitFor()
  await idle(page)
}
