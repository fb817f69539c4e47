import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { assetsWithoutOrigin, type ShippedAsset, shippedAssets } from './shipped-assets.ts'
import { type Shipped, shippedPackages } from './shipped-packages.ts'

/** Returns the file with the packages of a build: beside the deployed folder, not in it. */
export const packagesFileOf = (dist: string) => `${path.resolve(dist)}-facts/packages.json`

/**
 * Ships the licences of everything in the site's builds: packages, fonts, pictures (`licenses.txt`). An unknown licence
 * fails the build.
 */
export function siteLicenses() {
  const shipped = shippedPackages()
  let dist = ''
  let assets = ''
  const plugin: Plugin = {
    name: 'licenses',
    apply: 'build',
    configResolved({ root, build, publicDir }) {
      dist = path.resolve(root, build.outDir)
      assets = publicDir
    },
    // The service worker is built in this hook.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return
        const unknown = await assetsWithoutOrigin(assets)
        if (unknown.length > 0)
          throw new Error(`Say whose these are in scripts/shipped/shipped-assets.ts: ${unknown.join(', ')}`)
        const packages = await shipped.list()
        await writeFile(path.join(dist, 'licenses.txt'), await licensesText(packages, shippedAssets))
        const facts = packagesFileOf(dist)
        await mkdir(path.dirname(facts), { recursive: true })
        await writeFile(facts, `${JSON.stringify(packages, null, 2)}\n`)
      },
    },
  }
  return { plugin, noting: shipped.noting }
}

/** Returns the list of shipped parts with their licences, and then the licence texts. */
export async function licensesText(
  packages: readonly Shipped[],
  assets: readonly ShippedAsset[] = [],
): Promise<string> {
  const list = [
    ...assets.map(({ name, origin, license }) => `${name}: ${license ?? "the company's own"}; ${origin}`),
    ...packages.map((one) => titleOf(one) + sourceOf(one)),
  ]
  const texts = await Promise.all([
    ...assets.flatMap(({ name, license, text }) =>
      text ? [textIn(text).then((licenseText) => `${name} (${license})\n\n${licenseText}`)] : [],
    ),
    ...packages.map(async (one) => `${titleOf(one)}\n\n${await textOf(one)}`),
  ])
  return `${[list.join('\n'), ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

const titleOf = ({ name, version, license }: Shipped) => `${name} ${version} (${license})`

/** Returns the address of the source, if the licence requires one. */
const sourceOf = ({ name, version, license }: Shipped) =>
  /\bL?[MG]PL\b/.test(license) && !license.includes(' OR ')
    ? `; unchanged, its source is at https://www.npmjs.com/package/${name}/v/${version}`
    : ''

const textIn = async (file: string) => (await readFile(file, 'utf8')).trim()

/** Returns a package's own licence text. @throws {Error} for a package without one */
async function textOf({ name, location, license }: Shipped): Promise<string> {
  const files = await readdir(location)
  const file = files.find((entry) => /^licen[cs]e/i.test(entry))
  if (file) return textIn(path.join(location, file))
  const readme = files.includes('README.md') ? await textIn(path.join(location, 'README.md')) : ''
  const [licenseSection = ''] = /^#+\s*licens[\s\S]*/im.exec(readme) ?? []
  if (license === 'LGPL-3.0-or-later') {
    const whole = await Promise.all(['LGPL-3.0', 'GPL-3.0'].map((one) => textIn(`docs/licenses/${one}.txt`)))
    return [licenseSection, ...whole].join('\n\n')
  }
  if (licenseSection.includes('Permission is hereby granted')) return licenseSection
  if (license !== 'MIT') throw new Error(`${name} brings no text of its licence`)
  const { author } = JSON.parse(await textIn(path.join(location, 'package.json')))
  return `Copyright (c) ${author?.name ?? author}\n\n${await textIn('docs/licenses/MIT.txt')}`
}
