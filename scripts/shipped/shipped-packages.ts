import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A package that is shipped, at least in part. */
export interface Shipped {
  name: string
  version: string
  /** SPDX licence as the package declares it. */
  license: string
  /** Location in the lock file: `node_modules/a/node_modules/b`. */
  location: string
}

/**
 * Collects the packages in several builds.
 *
 * @param besides names of packages that are shipped without being in a build
 */
export function shippedPackages(besides: readonly string[] = []) {
  const locations = new Set(besides.map((name) => `node_modules/${name}`))
  return {
    /** Creates the plugin for each of the builds. */
    noting: (): Plugin => ({
      name: 'shipped-packages',
      generateBundle(_, bundle) {
        for (const output of Object.values(bundle))
          for (const id of output.type === 'chunk' ? output.moduleIds : []) {
            const folder = folderOf(id)
            if (folder) locations.add(path.relative(process.cwd(), folder).split(path.sep).join('/'))
          }
      },
    }),
    /** Returns the packages sorted by name. @throws {Error} for a package with an unapproved licence */
    list: () => Promise.all([...locations].sort().map(readPackage)),
  }
}

/** Returns the package folder of a module. @example `/x/node_modules/@a/b` of `/x/node_modules/@a/b/c.js` */
export function folderOf(id: string): string | undefined {
  return /^[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]
}

/**
 * Approved licences. All require their text. MPL and LGPL also require the package's source, which is shipped
 * unchanged. LGPL requires that it can be replaced, which is possible because it is in separate files.
 */
const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|LGPL-3\.0-or-later)(?: AND (?:MIT|LGPL-3\.0-or-later))*$/

async function readPackage(location: string): Promise<Shipped> {
  const { name, version, license, licenses } = JSON.parse(
    await readFile(path.join(location, 'package.json'), 'utf8'),
  )
  // Old packages have a list of licences.
  const named = String(license ?? licenses?.[0]?.type).replace(/^\(|\)$/g, '')
  if (!named.split(' OR ').some((choice) => allowed.test(choice)))
    throw new Error(
      `${name} is under ${named}: look whether it may be shipped (scripts/shipped/shipped-packages.ts)`,
    )
  return { name, version, license: named, location }
}
