import { createHash } from 'node:crypto'
import { type Lock, nearest } from './lock.ts'
import type { ShippedAsset } from './shipped-assets.ts'
import type { Shipped } from './shipped-packages.ts'

interface Released {
  name: string
  version: string
  packages: readonly Shipped[]
  assets: readonly ShippedAsset[]
  lock: Lock
  /** Names and versions of the sources of a package, by its location. */
  builtFrom?: Record<string, Record<string, string>>
}

/**
 * Returns the bill of materials of a release: CycloneDX 1.6, identical for each packing of the same content. The hashes
 * are those that `npm ci` compares.
 *
 * @throws {Error} for a package without a hash in the lock file
 */
export function billOfMaterials({ name, version, packages, assets, lock, builtFrom = {} }: Released) {
  const locations = new Map(packages.map((one) => [one.location, refOf(one)]))
  const root = `${name}@${version}`
  const components = [
    ...packages.map((one) => ({
      ...packageOf(one, lock),
      ...(builtFrom[one.location] && { components: partsOf(refOf(one), builtFrom[one.location]) }),
    })),
    ...assets.map(({ name: asset, origin, license }) => ({
      type: 'data',
      'bom-ref': `asset:${asset}`,
      name: asset,
      description: origin,
      licenses: [{ license: license ? { id: license } : { name: `Belongs to who runs ${name}` } }],
    })),
  ]
  const dependencies = [
    { ref: root, dependsOn: [...new Set([...needs(''), ...assets.map((asset) => `asset:${asset.name}`)])] },
    ...packages.map((one) => ({ ref: refOf(one), dependsOn: needs(one.location) })),
  ]
  const bom = {
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': root, name, version },
    },
    components,
    dependencies,
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify(bom)),
    version: 1,
    ...bom,
  }

  /** Returns the shipped dependencies of a package. */
  function needs(location: string): string[] {
    const { dependencies: named, optionalDependencies: optional } = lock[location] ?? {}
    const packageNames = Object.keys({ ...named, ...optional }).flatMap((packageName) => {
      const at = nearest(lock, location, packageName)
      return (at && locations.get(at)) ?? []
    })
    return [...new Set(packageNames)].sort()
  }
}

function packageOf(one: Shipped, lock: Lock) {
  const [, algorithm, hash] = /^(sha512)-([\w+/=]+)$/.exec(lock[one.location]?.integrity ?? '') ?? []
  if (!algorithm || !hash) throw new Error(`The lock file has no hash of ${one.name}, which is shipped`)
  const [group, name] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name]
  return {
    type: 'library',
    'bom-ref': refOf(one),
    ...(group && { group }),
    name,
    version: one.version,
    scope: 'required',
    purl: purlOf(one),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: [
      / (?:AND|OR) /.test(one.license) ? { expression: one.license } : { license: { id: one.license } },
    ],
  }
}

const partsOf = (ref: string, versions: Record<string, string> = {}) =>
  Object.entries(versions).map(([name, version]) => ({
    type: 'library',
    'bom-ref': `${ref}#${name}`,
    name,
    version,
  }))

/** Returns a unique reference: two copies of a package may be in different places. */
const refOf = (one: Shipped) =>
  one.location === `node_modules/${one.name}` ? purlOf(one) : `${purlOf(one)}#${one.location}`

const purlOf = ({ name, version }: Pick<Shipped, 'name' | 'version'>) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Returns a serial number as a UUID of version 8, identical for the same content. */
function serialOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
  ]
  return `urn:uuid:${[...parts, digits.slice(20, 32)].join('-')}`
}
