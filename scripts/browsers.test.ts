import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installBrowsers } from './browsers.ts'

let folder: string

/** Simulates a machine with two programs as shell scripts. Records the calls of apt-get. */
async function machine({ dpkg, apt }: { dpkg: string; apt: string }) {
  for (const [name, lines] of Object.entries({ dpkg, 'apt-get': `echo "$*" >> ${folder}/asked\n${apt}` })) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${lines}\n`)
    await chmod(path.join(folder, name), 0o755)
  }
}

const askedNames = () => readFile(path.join(folder, 'asked'), 'utf8').catch(() => '')
const nothing = 'exit 1'
const installed = 'shift; for name; do echo "Status: install ok installed"; done'

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'engines-'))
  vi.stubEnv('PATH', [folder, process.env.PATH].join(path.delimiter))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

test('an installed browser is left alone', async () => {
  await machine({ dpkg: installed, apt: nothing })
  expect(await installBrowsers(['firefox', 'webkit'], true)).toEqual({})
  expect(await askedNames()).toBe('')
})

test('a missing browser is downloaded, then unpacked', async () => {
  const isUnpacked = `${folder}/unpacked`
  await machine({
    dpkg: `[ -e ${isUnpacked} ] || exit 1\n${installed}`,
    apt: `case "$*" in *--no-download*) touch ${isUnpacked};; esac`,
  })
  expect(await installBrowsers(['firefox'], true)).toEqual({})
  expect(await askedNames()).toMatch(
    / update .*\n.* firefox-esr --download-only\n.* firefox-esr --no-download\n$/,
  )
})

test('a browser that cannot be downloaded is reported with apt-get’s message, and nothing is unpacked', async () => {
  await machine({ dpkg: nothing, apt: 'echo "W: Old" >&2\necho "E: Could not resolve deb" >&2\nexit 100' })
  expect(await installBrowsers(['firefox', 'webkit'], true)).toEqual({
    firefox: 'apt-get could not install firefox-esr: Could not resolve deb',
    webkit: expect.stringMatching(/^apt-get could not install webkit2gtk-driver, .*: Could not resolve deb$/),
  })
  expect(await askedNames()).not.toContain('--no-download')
})

test('a user without the right to install learns which packages are missing', async () => {
  await machine({ dpkg: nothing, apt: nothing })
  expect(await installBrowsers(['firefox'], false)).toEqual({
    firefox:
      'it needs firefox-esr, which root installs on Debian with apt-get; elsewhere a container of Debian does',
  })
  expect(await askedNames()).toBe('')
})
