import type { AddressInfo } from 'node:net'
import { preview } from 'vite'
import { keystrokeRows, keystrokeTimes } from '#tests/bench/keystroke-times.ts'
import { measureItself } from '#tests/bench/probe.ts'
import type { Row } from '#tests/bench/table.ts'
import { type Bench, manyRows } from '#tests/bench/visit.ts'
import { buildPeer } from './shadcn-admin.ts'

/** The same keys in the filter of the peer's longest list, which has as many rows, in the same browser. */
export async function peerKeystrokes({ browser }: Bench): Promise<Row[]> {
  const folder = await buildPeer(manyRows)
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { port: 0, strictPort: false },
  })
  // A TCP server's address is always an object once it listens.
  const { port } = server.httpServer.address() as AddressInfo
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    // The rows of a page and how many pages there are: all that its filter changes.
    await measureItself(page, ['main'])
    await page.goto(`http://localhost:${port}/tasks`)
    const filter = page.getByPlaceholder('Filter by title or ID...')
    await page
      .getByText(`Page 1 of ${manyRows / 10}`)
      .filter({ visible: true })
      .first()
      .waitFor()
    return keystrokeRows('keystroke in shadcn-admin’s filter', await keystrokeTimes(page, filter))
  } finally {
    await context.close()
    await server.close()
  }
}
