import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Files shipped unchanged from `public/`, and their origin. src/company/README.md has a table for owners. */
export interface ShippedAsset {
  /** Pattern of their paths below `public/`. */
  files: RegExp
  name: string
  origin: string
  /** SPDX licence; undefined for the company's own files. */
  license?: string
  /** File with the licence text. */
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

/** Returns the files of a folder that match none or several of the entries. */
export async function assetsWithoutOrigin(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => shippedAssets.filter(({ files }) => files.test(file)).length !== 1)
}
