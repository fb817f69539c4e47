import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newRow } from '#backend/base/new-row.ts'
import type { Ports } from '#backend/ports/ports.ts'
import { insertion } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/schema.ts'
import { malformedRecords } from '#mocks/seeds/index.ts'
import { visitsSeed } from '#mocks/seeds/visits.ts'
import { fillWithDemo } from '#scripts/demo-content.ts'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { startServer } from '#server/start.ts'

/**
 * Prepares all tests on the real server: their initial content, and a build of only the app shell and its renderer,
 * since the tests' own host serves the files. Returns a function that removes both.
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

/** Inserts the content of the emulated backend, including malformed records as far as columns can hold them. */
async function fillWithAll(target: Pick<Ports, 'rows' | 'files' | 'passwords' | 'now'>) {
  await fillWithDemo(target)
  const now = target.now()
  const more = Object.entries({ ...malformedRecords, visits: visitsSeed(now) }).flatMap(([name, rows]) =>
    // Object.entries loses the type of the table names.
    rows.map((row) => insertion(name as TableName, newRow(name as TableName, told(row, now), now))),
  )
  await target.rows.write(more)
}

/** Dates a row without a date: before all others, but recent enough to survive the retention period. */
function told(row: object, now: Date) {
  const long = new Date(now.getTime() - 350 * 24 * 60 * 60 * 1000).toISOString()
  return {
    createdAt: long,
    ...row,
    // A column of text would hold the word "false", and the page would ask for such a picture.
    ...('photo' in row && { photo: '' }),
    ...('email' in row && { createdAt: long, appliedAt: long }),
    isActive: true,
  }
}
