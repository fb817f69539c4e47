import { readFile } from 'node:fs/promises'
import { nearest, readLock } from '#scripts/shipped/lock.ts'
import { dependencyFaults } from './dependency-table.ts'

/**
 * Checks the lock file, so that every install is the same:
 *
 * - one copy of query-core: with two, the online state differs, and queries never see the persisted cache
 * - one copy of React: components of two copies do not work together
 * - the packages of every platform: npm omits packages missing in the current registry, and `npm ci` then fails
 * elsewhere
 * - no address of a registry
 * - the hash of every package
 * - no package with an install script
 * - a reason for every package of package.json
 */
const packages = await readLock()
const packageJson = JSON.parse(await readFile('package.json', 'utf8'))
const faults = [
  ...oneOfEach(),
  ...everyPlatform(),
  ...noAddresses(),
  ...hashes(),
  ...noScripts(await readFile('.npmrc', 'utf8')),
  ...dependencyFaults(
    await readFile('docs/dependencies.md', 'utf8'),
    Object.keys({
      ...packageJson.dependencies,
      ...packageJson.optionalDependencies,
      ...packageJson.devDependencies,
    }),
  ),
]

for (const fault of faults) process.stderr.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

function oneOfEach(): string[] {
  return ['@tanstack/query-core', 'react', 'react-dom'].flatMap((name) => {
    const copies = Object.keys(packages).filter((location) => location.endsWith(`node_modules/${name}`))
    return copies.length === 1 ? [] : [`${copies.length} copies of ${name}: pin who uses it to one version`]
  })
}

function everyPlatform(): string[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name, version]) =>
          /^\d/.test(version) && packages[nearest(packages, parent, name) ?? '']?.version !== version,
      )
      .map(([name, version]) => `${name}@${version}, wanted by ${parent || 'package.json'}, is not locked`),
  )
}

function noAddresses(): string[] {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'))
  return named.map(
    ([location]) => `${location} names its registry: npm config set omit-lockfile-registry-resolved true`,
  )
}

function hashes(): string[] {
  return Object.entries(packages)
    .filter(([location, { integrity }]) => location !== '' && !integrity)
    .map(([location]) => `${location} has no hash: install it again`)
}

function noScripts(settings: string): string[] {
  const allowed: Record<string, boolean> = packageJson.allowScripts ?? {}
  const isOff = /^ignore-scripts=true$/m.test(settings) && /^strict-allow-scripts=true$/m.test(settings)
  const unknown = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([location]) => location.replace(/^.*node_modules\//, ''))
    .filter((name) => allowed[name] !== false)
  // npm skips these scripts as well.
  const skipped = Object.keys(packageJson.scripts).filter(
    (name) => name.replace(/^(?:pre|post)/, '') in packageJson.scripts && /^(?:pre|post)/.test(name),
  )
  return [
    ...(isOff ? [] : ['.npmrc must say ignore-scripts=true and strict-allow-scripts=true']),
    ...unknown.map(
      (name) => `${name} has a script for its install: see that it works without, and say so in allowScripts`,
    ),
    ...skipped.map(
      (name) => `npm does not run ${name}: packages' scripts are off, and such scripts with them`,
    ),
  ]
}
