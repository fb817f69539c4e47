import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A package of which something is shipped. */
export interface Shipped {
  name: string
  version: string
  /** In the words of SPDX, as the package says it. */
  license: string
  /** As in the lock file: `node_modules/a/node_modules/b`. */
  location: string
}

/**
 * Notes the packages of which something is in one of several builds.
 *
 * @param besides names of packages that come along without being in a build
 */
export function shippedPackages(besides: readonly string[] = []) {
  const locations = new Set(besides.map((name) => `node_modules/${name}`))
  return {
    /** For each of the builds. */
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
    /** In the order of their names. @throws {Error} for one whose licence nobody has looked at */
    list: () => Promise.all([...locations].sort().map(readPackage)),
  }
}

/** The folder of the package that a module is of. @example `/x/node_modules/@a/b` of `/x/node_modules/@a/b/c.js` */
export function folderOf(id: string): string | undefined {
  return /^[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]
}

/**
 * They ask for their text to go along; MPL and LGPL also for the source of the package, which is shipped unchanged, and
 * LGPL that it may be replaced, which it can be as it lies in files of its own.
 */
const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|LGPL-3\.0-or-later)(?: AND (?:MIT|LGPL-3\.0-or-later))*$/

async function readPackage(location: string): Promise<Shipped> {
  const { name, version, license, licenses } = JSON.parse(
    await readFile(path.join(location, 'package.json'), 'utf8'),
  )
  // Old packages have a list.
  const named = String(license ?? licenses?.[0]?.type).replace(/^\(|\)$/g, '')
  if (!named.split(' OR ').some((choice) => allowed.test(choice)))
    throw new Error(
      `${name} is under ${named}: look whether it may be shipped (scripts/shipped/shipped-packages.ts)`,
    )
  return { name, version, license: named, location }
}
