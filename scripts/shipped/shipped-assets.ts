import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** What is shipped as it lies in `public/`, and whose it is (docs/brand.md). */
export interface ShippedAsset {
  /** Their paths below `public/`. */
  files: RegExp
  name: string
  origin: string
  /** SPDX; undefined for what belongs to the company. */
  license?: string
  /** The file that has its text. */
  text?: string
}

export const shippedAssets: readonly ShippedAsset[] = [
  {
    files: /^fonts\/archivo(?:-license\.txt|\.woff2)$/,
    name: 'Archivo',
    origin: 'the font of headings, the Latin subset of the variable font that Fontsource publishes',
    license: 'OFL-1.1',
    text: 'public/fonts/archivo-license.txt',
  },
  {
    files: /^pictures\/[\w-]+\.(?:avif|webp)$/,
    name: 'Pictures',
    origin: 'rendered for this site: no photograph, no real place or person',
  },
  {
    files: /^brand\/(?:[\w-]+\/)?[\w-]+\.(?:svg|png)$/,
    name: 'Brand',
    origin: 'logos, mark, portraits, marks of clients, map: drawn for this site',
  },
  {
    files: /^(?:favicon\.svg|apple-touch-icon\.png|icon-[\w-]+\.png|screenshots\/\w+\.png)$/,
    name: 'Icons and screenshots',
    origin: 'drawn for this site, or taken from it',
  },
  { files: /^sw-off\.js$/, name: 'sw-off.js', origin: 'written for this site' },
]

/** The paths of a folder's files that none of these, or more than one, says anything about. */
export async function assetsWithoutOrigin(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => shippedAssets.filter(({ files }) => files.test(file)).length !== 1)
}
