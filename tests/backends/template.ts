import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newRow } from '#backend/new-row.ts'
import type { Ports } from '#backend/ports.ts'
import type { TableName } from '#backend/tables.ts'
import { oddRows } from '#mocks/seeds/odd-rows.ts'
import { visitsSeed } from '#mocks/seeds/visits.ts'
import { fillWithDemo } from '#scripts/demo-content.ts'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { startServer } from '#server/start-server.ts'

/**
 * Before all tests on the real server: the content that each of them begins with, and a build of nothing but the shell
 * and its renderer, as the tests' own host sends the files. Gives what removes them again.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls a set-up by its default export
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backend-'))
  const dist = process.env.PRODUCT_DIST ?? 'dist'
  const site = path.join(folder, 'site')
  await mkdir(path.join(site, 'assets'), { recursive: true })
  for (const file of ['shell.html', '_headers']) await copyFile(path.join(dist, file), path.join(site, file))
  await symlink(rendererFolder(dist), rendererFolder(site))
  const env = { DATA_DIR: path.join(folder, 'data'), PORT: '0', DEMO: '1', LOG_LEVEL: 'silent' }
  const server = await startServer({ env, site, fillWithDemo: fillWithAll })
  await server.stop()
  process.env.E2E_TEMPLATE = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** What the emulated backend begins with: also rows as other programs leave them, as far as columns can hold them. */
async function fillWithAll(target: Pick<Ports, 'rows' | 'files' | 'passwords' | 'now'>) {
  await fillWithDemo(target)
  const now = target.now()
  const odd = Object.entries({ ...oddRows, visits: visitsSeed(now) }).flatMap(([name, rows]) =>
    // Object.entries forgets that these are names of tables.
    rows.map((row) => ({ insert: name as TableName, row: newRow(name as TableName, told(row), now) })),
  )
  await target.rows.write(odd)
}

/** As the emulated backend tells of such a row: nobody knows when it was made, and it is not put aside. */
const told = (row: object) => ({ createdAt: null, ...row, isActive: true })
