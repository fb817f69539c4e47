import { readFile } from 'node:fs/promises'

/**
 * What the lock file must hold for the same install everywhere:
 *
 * - one copy of query-core: two are two ideas of being online, and a saved cache that the queries never see
 * - one copy of React: two do not know each other's components
 * - the packages of every platform: npm leaves out what the registry of the moment does not have, and
 *   `npm ci` then refuses on every other machine
 * - no registry's address
 * - the hash of every package; the registry that this was made with does not have all packages of other platforms,
 *   so for optional ones it cannot give any
 */
interface Locked {
  version: string
  resolved?: string
  integrity?: string
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
)
const faults = [...oneOfEach(), ...everyPlatform(), ...noAddresses(), ...hashes()]

for (const fault of faults) process.stderr.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

function oneOfEach(): string[] {
  return ['@tanstack/query-core', 'react', 'react-dom'].flatMap((name) => {
    const copies = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))
    return copies.length === 1 ? [] : [`${copies.length} copies of ${name}: pin who uses it to one version`]
  })
}

function everyPlatform(): string[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && nearest(parent, name)?.version !== version)
      .map(([name, version]) => `${name}@${version}, wanted by ${parent || 'package.json'}, is not locked`),
  )
}

/** The package that Node would find from a place, looking upwards as it does. */
function nearest(place: string, name: string): Locked | undefined {
  const found = packages[`${place}${place && '/'}node_modules/${name}`]
  if (found || place === '') return found
  return nearest(place.slice(0, Math.max(place.lastIndexOf('node_modules/') - 1, 0)), name)
}

function noAddresses(): string[] {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'))
  return named.map(
    ([place]) => `${place} names its registry: npm config set omit-lockfile-registry-resolved true`,
  )
}

function hashes(): string[] {
  return Object.entries(packages)
    .filter(([place, { integrity, optional }]) => place !== '' && !integrity && !optional)
    .map(([place]) => `${place} has no hash: install it again`)
}
