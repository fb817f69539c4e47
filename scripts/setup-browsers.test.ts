import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

/** Records every child process that a script starts, in the file of SPAWNED. Its text runs before the script. */
const recorder = `
import childProcess from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync']) {
  const original = childProcess[name]
  childProcess[name] = (...args) => {
    appendFileSync(process.env.SPAWNED, name + ' ' + args[0] + '\\n')
    return original(...args)
  }
}
syncBuiltinESMExports()
`

/** Loads every configuration as the tools do, and prints the files that have one. */
const loading = `
import { loadConfigFromFile } from 'vite'
for (const file of ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', '.storybook/vite.config.ts', '.storybook/main.ts']) {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file)
  process.stdout.write(Object.keys(loaded.config).length > 0 ? file + '\\n' : '')
}
`

/** Environment of a machine without any program and without a browser. */
const bare = { PATH: '', HOME: '/nowhere', CHROMIUM_PATH: '/nowhere/chromium', NO_COLOR: '1' }

test('loading a configuration starts no process and looks for no browser', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'configurations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const spawned = path.join(folder, 'spawned')
  const hook = path.join(folder, 'recorder.mjs')
  await writeFile(spawned, '')
  await writeFile(hook, recorder)
  const { stdout } = await run(
    process.execPath,
    ['--import', hook, '--input-type=module', '--eval', loading],
    { env: { ...bare, SPAWNED: spawned } },
  )
  expect(stdout.trim().split('\n')).toHaveLength(5)
  expect(await readFile(spawned, 'utf8')).toBe('')
})

test('a unit test runs on a machine without a browser', async () => {
  const { stdout } = await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pure-functions', 'src/ui/text/date.test.ts'],
    { env: bare },
  )
  expect(stdout).toMatch(/Test Files +1 passed/)
})

test('end-to-end tests are listed on a machine without a browser', async () => {
  const { stdout } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--list', 'story.spec.ts'],
    { env: bare },
  )
  expect(stdout).toContain('Total: 1 test')
})

test('setup:browsers reports a CHROMIUM_PATH that names no file', async () => {
  const setup = run(process.execPath, ['scripts/setup-browsers.ts'], { env: bare })
  await expect(setup).rejects.toMatchObject({
    code: 1,
    stderr: 'CHROMIUM_PATH names /nowhere/chromium, which does not exist.\n',
  })
})
