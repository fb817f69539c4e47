/**
 * The backend behind the end-to-end tests:
 *
 * - `emulated`: our own application over rows in memory
 * - `keyless`: a hosted one, which names no features
 * - `server`: the real server, over SQLite in a folder of its own
 */
export type BackendKind = 'emulated' | 'keyless' | 'server'

export const backendKind = kindOf(process.env.E2E_BACKEND ?? 'emulated')

function kindOf(name: string): BackendKind {
  if (name === 'emulated' || name === 'keyless' || name === 'server') return name
  throw new Error('E2E_BACKEND is emulated, keyless or server')
}

/** Requirements of tests, as tags, with the reason why other backends cannot meet them. */
const needs: Record<string, { of: readonly BackendKind[]; because: string }> = {
  '@features': {
    of: ['emulated', 'server'],
    because: 'is about a feature that this backend does not name',
  },
  '@keyless': {
    of: ['emulated', 'keyless'],
    because: 'is about a backend that names no features, which the real server always does',
  },
  '@memory': {
    of: ['emulated', 'keyless'],
    because: 'puts values into records that no column of a database can hold',
  },
}

/** Returns the tags whose tests a backend skips, with the reasons. */
export function leftOutBy(kind: BackendKind): { tag: string; because: string }[] {
  return Object.entries(needs)
    .filter(([, { of }]) => !of.includes(kind))
    .map(([tag, { because }]) => ({ tag, because }))
}
