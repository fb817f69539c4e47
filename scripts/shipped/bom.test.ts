import { expect, test } from 'vitest'
import { billOfMaterials } from './bom.ts'
import { bomFaults } from './bom-faults.ts'
import { assetsWithoutOrigin, shippedAssets } from './shipped-assets.ts'

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
const lock = {
  '': { version: '1.0.0', dependencies: { '@a/b': '1.0.0', unshipped: '1.0.0' } },
  'node_modules/@a/b': { version: '1.0.0', integrity, dependencies: { c: '^2.0.0' } },
  'node_modules/@a/b/node_modules/c': { version: '2.0.0', integrity },
  'node_modules/c': { version: '1.0.0', integrity },
  'node_modules/unshipped': { version: '1.0.0', integrity },
  'node_modules/unhashed': { version: '1.0.0' },
}
const packageAt = (location: string, version: string, license = 'MIT') => ({
  name: location.replace(/^.*node_modules\//, ''),
  version,
  license,
  location,
})
const scoped = packageAt('node_modules/@a/b', '1.0.0', 'MPL-2.0 OR Apache-2.0')
const inner = packageAt('node_modules/@a/b/node_modules/c', '2.0.0')
const outer = packageAt('node_modules/c', '1.0.0')
const bomOf = (...packages: (typeof outer)[]) =>
  billOfMaterials({ name: 'site', version: '1.2.3', packages, assets: [], lock })

test('each package of the bill has its address, its lock-file hash, its licence and its dependencies', () => {
  const { components, dependencies, bomFormat, specVersion } = bomOf(scoped, inner, outer)
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6'])
  expect(components[0]).toMatchObject({
    type: 'library',
    group: '@a',
    name: 'b',
    purl: 'pkg:npm/%40a/b@1.0.0',
    hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    licenses: [{ expression: 'MPL-2.0 OR Apache-2.0' }],
  })
  expect(components[2]).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] })
  const nested = 'pkg:npm/c@2.0.0#node_modules/@a/b/node_modules/c'
  expect(dependencies).toEqual([
    { ref: 'site@1.2.3', dependsOn: ['pkg:npm/%40a/b@1.0.0'] },
    { ref: 'pkg:npm/%40a/b@1.0.0', dependsOn: [nested] },
    { ref: nested, dependsOn: [] },
    { ref: 'pkg:npm/c@1.0.0', dependsOn: [] },
  ])
})

test('the same release always has the same bill, and another release has another serial number', () => {
  expect(bomOf(scoped)).toEqual(bomOf(scoped))
  expect(bomOf(scoped).serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(bomOf(scoped).serialNumber).not.toBe(bomOf(outer).serialNumber)
})

test('a package without a known hash is not shipped', () => {
  expect(() => bomOf(packageAt('node_modules/unhashed', '1.0.0'))).toThrow('no hash of unhashed')
})

test('the bill lists fonts and pictures, and every file in public has an origin', async () => {
  const { components } = billOfMaterials({
    name: 'site',
    version: '1.2.3',
    packages: [],
    assets: shippedAssets,
    lock,
  })
  expect(components).toContainEqual(
    expect.objectContaining({ type: 'data', name: 'Archivo', licenses: [{ license: { id: 'OFL-1.1' } }] }),
  )
  expect(await assetsWithoutOrigin('public')).toEqual([])
  expect(await assetsWithoutOrigin('docs/licenses')).toContain('MIT.txt')
})

test('a bill is checked against the schema, and its dependencies must be listed', async () => {
  const bill = bomOf(scoped, inner, outer)
  expect(await bomFaults(JSON.stringify(bill))).toEqual([])
  const [first, ...otherComponents] = bill.components
  expect(await bomFaults(JSON.stringify({ ...bill, components: otherComponents }))).toContain(
    'pkg:npm/%40a/b@1.0.0 is needed and not listed',
  )
  expect(
    await bomFaults(JSON.stringify({ ...bill, components: [first, first, ...otherComponents] })),
  ).not.toEqual([])
  const [fault] = await bomFaults(JSON.stringify({ ...bill, components: [{ ...first, type: 'thing' }] }))
  expect(fault).toMatch(/schema of CycloneDX.*type/)
})
