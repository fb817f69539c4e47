import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenForCommands } from '#server/cli/command-socket.ts'
import { openRows } from '#server/database/open-rows.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { createPasswords } from '#server/passwords.ts'
import { freePort } from '#tests/support/free-port.ts'
import { childEnv } from '#tests/support/server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'npm-start-'))
  await mkdir(path.join(folder, 'dist'))
  // Create a small site, and an earlier build of it.
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>New</title>')
  await writeFile(path.join(folder, 'dist/index.html'), 'as it was')
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs `npm start` in that folder, and returns its output. */
const run = (env: Record<string, string>, words: string[] = []) =>
  new Promise<{ code: number | string | null | undefined; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [...words, path.resolve('server/main.ts'), 'demo'],
      { cwd: folder, env: { ...childEnv, DATA_DIR: 'data', ...env } },
      (error, output, errors) => resolve({ code: error ? error.code : 0, output: output + errors }),
    )
  })

const build = () => readFile(path.join(folder, 'dist/index.html'), 'utf8')

test('npm start builds nothing with a wrong setting or a port in use', async () => {
  const wrong = await run({ PORT: 'x' })
  expect(wrong).toEqual({ code: 1, output: 'PORT must be a whole number from 0 to 65535.\n' })
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  const usedPort = await run({ PORT: `${port}` })
  other.close()
  expect(usedPort).toEqual({ code: 1, output: expect.stringMatching(/^Port \d+ of \S+ is in use: .+\.\n$/) })
  expect(await build()).toBe('as it was')
})

test('npm start builds nothing while another server runs on the same data, and builds once it has stopped', async () => {
  const dataDir = path.join(folder, 'data')
  const opened = await openRows({ dataDir })
  const commands = await listenForCommands(dataDir, {
    opened,
    store: openDiskStore(folder, folder),
    passwords: createPasswords(),
    now: () => new Date(),
  })
  const second = await run({ PORT: '0' })
  expect(second).toEqual({
    code: 1,
    output: expect.stringMatching(/^\S+ is in use by another server: .+\.\n$/),
  })
  expect(await build()).toBe('as it was')
  await commands.close()
  await opened.close()
  // The build of this site has no app shell.
  expect(await run({ PORT: '0' })).toEqual({
    code: 1,
    output: expect.stringMatching(/^The site is being built, .+\nThere is no site in dist: .+\.\n$/),
  })
  expect(await build()).toContain('New')
  // Other users may read the build, as the service of a packed release does.
  expect((await stat(path.join(folder, 'dist/index.html'))).mode & 0o044).toBe(0o044)
})

test('npm start reports in a sentence that Node is too old', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.6.0' } })`
  const { code, output } = await run({}, ['--import', `data:text/javascript,${encodeURIComponent(older)}`])
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^This needs Node 24\.7 or newer, and runs on \S+\.\n$/),
  ])
})
