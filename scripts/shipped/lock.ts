import { readFile } from 'node:fs/promises'

/** What the lock file says about a package. */
export interface Locked {
  version: string
  resolved?: string
  integrity?: string
  optional?: boolean
  dev?: boolean
  /** Where it is installed; everywhere without them. */
  os?: string[]
  cpu?: string[]
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** By location: `node_modules/a/node_modules/b`; '' is the project. */
export type Lock = Record<string, Locked>

export async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile('package-lock.json', 'utf8')).packages
}

/** Where Node would find a package from a location, looking upwards as it does. */
export function nearest(lock: Lock, location: string, name: string): string | undefined {
  const found = `${location}${location && '/'}node_modules/${name}`
  if (lock[found] || location === '') return lock[found] && found
  return nearest(lock, location.slice(0, Math.max(location.lastIndexOf('node_modules/') - 1, 0)), name)
}
