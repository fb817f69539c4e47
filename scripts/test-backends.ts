import { type BackendKind, leftOutBy } from '#tests/support/backend-kind.ts'
import { headline, run } from './run.ts'

/**
 * Runs the end-to-end tests on the two other kinds of backend: one that names no features, and the real server with
 * SQLite. First lists the skipped tests with their reasons. Passes its arguments to Playwright. Finally checks the
 * contract on the real server with PostgreSQL.
 */
const kinds: BackendKind[] = ['keyless', 'server']
const more = process.argv.slice(2).join(' ')
let hasFailed = (await run('vite build --logLevel warn')) !== 0

for (const kind of kinds) {
  for (const { tag, because } of leftOutBy(kind)) {
    headline(`${kind} leaves out what ${because}:`)
    await run(`playwright test --list --grep ${tag}`)
  }
  headline(`end to end, ${kind}`)
  if ((await run(`playwright test ${more}`, { E2E_BACKEND: kind })) !== 0) hasFailed = true
}
headline('contract, server on PostgreSQL')
if ((await run('vitest run --project contract-server', { CONTRACT_DATABASE: 'postgres' })) !== 0)
  hasFailed = true
process.exitCode = hasFailed ? 1 : 0
