import { readFile } from 'node:fs/promises'

/** Entry of the lock file for a package. */
export interface Locked {
  version: string
  resolved?: string
  integrity?: string
  optional?: boolean
  dev?: boolean
  /** Operating systems and processors of the package. By default, all of them. */
  os?: string[]
  cpu?: string[]
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Packages by location: `node_modules/a/node_modules/b`; '' is the project. */
export type Lock = Record<string, Locked>

export async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile('package-lock.json', 'utf8')).packages
}

/** Resolves a package from a location upwards, as Node does. */
export function nearest(lock: Lock, location: string, name: string): string | undefined {
  const key = `${location}${location && '/'}node_modules/${name}`
  if (lock[key] || location === '') return lock[key] && key
  return nearest(lock, location.slice(0, Math.max(location.lastIndexOf('node_modules/') - 1, 0)), name)
}
