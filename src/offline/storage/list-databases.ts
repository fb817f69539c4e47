import { withTimeout } from './with-timeout.ts'

/** Returns the names of the site's databases; none if the browser does not list them. */
export async function databaseNames(): Promise<string[]> {
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return []
  return (await withTimeout(indexedDB.databases())).map(({ name = '' }) => name)
}
