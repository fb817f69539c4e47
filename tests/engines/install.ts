import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isDebian, isRoot } from '#scripts/debian.ts'
import type { Engine } from './browser.ts'

/** What has to be there for each engine, and the packages that bring it. */
const needs: Record<Engine['name'], { files: string[]; packages: string[] }> = {
  firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    files: [
      '/usr/bin/WebKitWebDriver',
      '/usr/bin/gjs',
      '/usr/bin/Xvfb',
      '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
    ],
    packages: ['webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'],
  },
}

/** @throws {Error} with what to do, when an engine is not there and cannot be installed */
export function installEngine(name: Engine['name']): void {
  const { packages } = needs[name]
  if (isThere(name)) return
  if (isRoot && isDebian()) {
    process.stderr.write(`Installing ${packages.join(', ')}\n`)
    for (const words of [['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends', ...packages]])
      // What the installer says is for the person who waits.
      spawnSync('apt-get', words, {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
  }
  if (isThere(name)) return
  throw new Error(
    `The tests in ${name} need Debian's packages ${packages.join(', ')}. Install them as root: apt-get install ${packages.join(' ')}`,
  )
}

function isThere(name: Engine['name']): boolean {
  return needs[name].files.every((file) => existsSync(file))
}
