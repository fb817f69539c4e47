import { readFile } from 'node:fs/promises'

/**
 * Two copies of query-core are two ideas of being online, and a persisted cache that the queries never see.
 * All packages of the family are pinned to one version; the lock file must agree.
 */
const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
const copies = Object.entries<{ version: string }>(packages)
  .filter(([place]) => place.endsWith('node_modules/@tanstack/query-core'))
  .map(([place, { version }]) => `${version} in ${place}`)

process.stdout.write(`${copies.join('\n')}\n`)
if (copies.length !== 1) {
  process.stderr.write(
    'There must be exactly one @tanstack/query-core: pin every @tanstack/*query* package alike.\n',
  )
  process.exitCode = 1
}
