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

/** Runs a process that fills its compile cache and ends. */
const run = (env: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { keepCompiled } = await import('./server/compile-cache.ts')
      keepCompiled(process.env)
      await import('./backend/schema.ts')
      process.stdout.write(process.env.NODE_COMPILE_CACHE ?? '')`,
    ],
    { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env } },
  ).then(({ stdout }) => stdout)

test('compiled modules are stored in the data folder of a server', async () => {
  await mkdir(path.join(dataDir, 'tmp'))
  const all = path.join(dataDir, 'compiled')
  const folder = await run({})
  expect(path.dirname(folder)).toBe(all)
  expect((await readdir(folder, { recursive: true })).length).toBeGreaterThan(1)
})

test('compiled modules of other releases are deleted, and those of this release stay', async () => {
  const all = path.join(dataDir, 'compiled')
  await mkdir(path.join(dataDir, 'tmp'))
  await mkdir(path.join(all, 'of-another', 'v24'), { recursive: true })
  const folder = await run({})
  expect(await readdir(all)).toEqual([path.basename(folder)])
  expect(await run({})).toBe(folder)
  expect(await readdir(all)).toEqual([path.basename(folder)])
})

test('a folder that no server has used stays unchanged, and NODE_COMPILE_CACHE takes precedence', async () => {
  expect(await run({})).toBe('')
  await mkdir(path.join(dataDir, 'tmp'))
  const named = path.join(dataDir, 'elsewhere')
  expect(await run({ NODE_COMPILE_CACHE: named })).toBe(named)
  expect(existsSync(path.join(dataDir, 'compiled'))).toBe(false)
})
