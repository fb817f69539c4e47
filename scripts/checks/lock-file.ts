import { readFile } from 'node:fs/promises'
import { nearest, readLock } from '#scripts/shipped/lock.ts'

/**
 * What the lock file must hold for the same install everywhere:
 *
 * - one copy of query-core: two are two ideas of being online, and a saved cache that the queries never see
 * - one copy of React: two do not know each other's components
 * - the packages of every platform: npm leaves out what the registry of the moment does not have, and
 *   `npm ci` then refuses on every other machine
 * - no registry's address
 * - the hash of every package
 * - no package that may run a script when it is installed
 */
const packages = await readLock()
const own = JSON.parse(await readFile('package.json', 'utf8'))
const faults = [
  ...oneOfEach(),
  ...everyPlatform(),
  ...noAddresses(),
  ...hashes(),
  ...noScripts(await readFile('.npmrc', 'utf8')),
  ...everyPackageIsExplained(await readFile('docs/decisions/053-what-is-shipped-and-what-for.md', 'utf8')),
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
  const allowed: Record<string, boolean> = own.allowScripts ?? {}
  const isOff = /^ignore-scripts=true$/m.test(settings) && /^strict-allow-scripts=true$/m.test(settings)
  const unknown = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([location]) => location.replace(/^.*node_modules\//, ''))
    .filter((name) => allowed[name] !== false)
  // npm leaves them out with the others.
  const skipped = Object.keys(own.scripts).filter(
    (name) => name.replace(/^(?:pre|post)/, '') in own.scripts && /^(?:pre|post)/.test(name),
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

function everyPackageIsExplained(record: string): string[] {
  return Object.keys({ ...own.dependencies, ...own.optionalDependencies, ...own.devDependencies })
    .filter(
      (name) => !record.includes(`\`${name}\``) && !record.includes(`\`${name.replace(/\/.*/, '')}/*\``),
    )
    .map((name) => `docs/decisions/053 does not say what ${name} is for`)
}
