import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { packages }: { packages: Record<string, Locked> } = read('package-lock.json')
const own = read('package.json')
const locked = Object.entries(packages).filter(([location]) => location !== '')
const direct: Record<string, string> = {
  ...own.dependencies,
  ...own.devDependencies,
  ...own.optionalDependencies,
}

test('the lock file lists every package with its version and the hash of its contents', () => {
  expect(locked.length).toBeGreaterThan(100)
  for (const [location, { version, integrity, link, resolved }] of locked) {
    expect(version, location).toMatch(/^\d+\.\d+\.\d+/)
    expect(integrity, location).toMatch(/^sha512-/)
    // Allow only packages of the registry: no fork, no tarball, no repository.
    expect([link, resolved?.replace(/^https:\/\/registry\.npmjs\.org\//, '')], location).toEqual([
      undefined,
      undefined,
    ])
  }
})

test('every direct dependency is named with one exact version', () => {
  for (const [name, version] of Object.entries(direct)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

test('no package may run a script when it is installed', () => {
  const allowed = Object.values<boolean>(own.allowScripts ?? {})
  expect(allowed.filter(Boolean)).toEqual([])
  // Every npm version supports the first setting.
  for (const setting of ['ignore-scripts=true', 'strict-allow-scripts=true'])
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain(setting)
  for (const step of ['preinstall', 'install', 'postinstall', 'prepare'])
    expect(own.scripts, step).not.toHaveProperty(step)
})

/** First versions of packages without known vulnerabilities, as of the date in docs/security.md. */
const mended: Record<string, string> = {
  hono: '4.12.21',
  dompurify: '3.4.12',
  kysely: '0.28.17',
  nodemailer: '7.0.11',
  pg: '8.11.0',
  papaparse: '5.4.1',
}

test('no locked version has a known vulnerability', () => {
  for (const [name, least] of Object.entries(mended)) {
    const copies = locked.filter(([location]) => location.endsWith(`node_modules/${name}`))
    expect(copies, name).not.toEqual([])
    for (const [location, { version }] of copies)
      expect(version.localeCompare(least, 'en', { numeric: true }), location).toBeGreaterThanOrEqual(0)
  }
})
