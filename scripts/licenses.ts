import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Parts of the service worker, which is built apart. */
const ofWorker = [
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

/**
 * Ships the licence of every package of which something is in the build: `licenses.txt`.
 *
 * @param besides names of packages that come with the build without being in it
 */
export function licenses(besides: readonly string[] = ofWorker): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      )
      const folders = new Set([
        ...modules.flatMap((id) => folderOf(id) ?? []),
        ...besides.map((name) => path.resolve('node_modules', name)),
      ])
      const texts = await Promise.all([...folders].sort().map(licenseIn))
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
      })
    },
  }
}

/** The folder of the package that a module is of. @example `/x/node_modules/@a/b` of `/x/node_modules/@a/b/c.js` */
export function folderOf(id: string): string | undefined {
  return /^[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]
}

async function licenseIn(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file ? await readFile(path.join(folder, file), 'utf8') : 'The package brings no text of it.'
  return `${name} ${version} (${license})\n\n${text.trim()}`
}
