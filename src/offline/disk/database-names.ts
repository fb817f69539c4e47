import { withTimeout } from './with-timeout.ts'

/** Of this site, in this browser; none where the browser does not list them. */
export async function databaseNames(): Promise<string[]> {
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return []
  return (await withTimeout(indexedDB.databases())).map(({ name = '' }) => name)
}
