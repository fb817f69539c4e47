import { type BackendKind, leftOutBy } from '#tests/backends/kind.ts'
import { headline, run } from './run.ts'

/**
 * The end-to-end tests on the two kinds of backend that `npm test` does not have: one that names no features, and the
 * real server over SQLite. What a kind leaves out is listed first, with why. Arguments go on to Playwright. Last the
 * contract on the real server over PostgreSQL.
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
