import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'compiled-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** A process of its own that keeps what it compiles, and ends. */
const run = (env: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { keepCompiled } = await import('./server/compile-cache.ts')
      keepCompiled(process.env)
      await import('./backend/tables.ts')
      process.stdout.write(process.env.NODE_COMPILE_CACHE ?? '')`,
    ],
    { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env } },
  ).then(({ stdout }) => stdout)

test('compiled modules are kept in the folder of a server, also for its threads and processes', async () => {
  await mkdir(path.join(dataDir, 'tmp'))
  expect(await run({})).toBe(path.join(dataDir, 'compiled'))
  const kept = await readdir(path.join(dataDir, 'compiled'), { recursive: true })
  expect(kept.length).toBeGreaterThan(1)
})

test('a folder that no server has had is left as it is, and so is a place that somebody else has named', async () => {
  expect(await run({})).toBe('')
  await mkdir(path.join(dataDir, 'tmp'))
  const named = path.join(dataDir, 'elsewhere')
  expect(await run({ NODE_COMPILE_CACHE: named })).toBe(named)
  expect(existsSync(path.join(dataDir, 'compiled'))).toBe(false)
})
