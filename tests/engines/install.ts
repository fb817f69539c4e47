import { spawnSync } from 'node:child_process'
import { isDebian, isRoot } from '#scripts/debian.ts'
import type { Engine } from './browser.ts'

/** Debian's packages with each engine, its driver, and what both need. */
const packagesOf: Record<Engine['name'], string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'],
}

/** @throws {Error} with what to do, when an engine is not there and cannot be installed */
export function installEngine(name: Engine['name']): void {
  const packages = packagesOf[name]
  if (areThere(packages)) return
  if (isRoot && isDebian()) {
    process.stderr.write(`Installing ${packages.join(', ')}\n`)
    // What the installer says is for the person who waits.
    for (const words of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    ])
      spawnSync('apt-get', words, {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
  }
  if (areThere(packages)) return
  throw new Error(
    `The tests in ${name} need Debian's packages ${packages.join(', ')}. Install them as root: apt-get install ${packages.join(' ')}. Elsewhere they run in a container of Debian.`,
  )
}

function areThere(packages: string[]): boolean {
  return spawnSync('dpkg', ['-s', ...packages], { stdio: 'ignore' }).status === 0
}
