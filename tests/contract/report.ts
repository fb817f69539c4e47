import { readFileSync } from 'node:fs'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { endpoints } from '#src/contract/index.ts'

/**
 * Prints the statuses of each call in a run, and fails when a call lacks one of its statuses. Optional features count
 * only if called, or always with `--all`.
 *
 * @example CONTRACT_REPORT=notes vitest run --project unit tests/contract && node tests/contract/report.ts notes
 */
const [file = 'contract-report', option] = process.argv.slice(2)
const seen = new Set(readFileSync(file, 'utf8').split('\n'))
const missing: string[] = []
const optionalCalls: Endpoint[] = Object.values(featureCalls)
// Features that a backend does not announce are never called.
const calls = [
  ...endpoints,
  ...(option === '--all' ? optionalCalls : optionalCalls.filter((call) => statusesOf(call).length > 0)),
]

for (const endpoint of calls) {
  const name = `${endpoint.method} ${endpoint.path}`
  const came = statusesOf(endpoint)
  const lacking = expected(endpoint).filter((status) => !came.includes(status))
  missing.push(...lacking.map((status) => `${name} was never answered with ${status}`))
  process.stdout.write(`${name.padEnd(36)} ${came.toSorted().join(' ')}\n`)
}
process.stdout.write(`\n${calls.length} calls, ${seen.size - 1} pairs of a call and a status\n`)
for (const line of missing) process.stderr.write(`${line}\n`)
if (missing.length > 0) process.exit(1)

function statusesOf({ method, path }: Endpoint): string[] {
  return [...seen].filter((line) => line.endsWith(` ${method} ${path}`)).map((line) => line.slice(0, 3))
}

function expected(endpoint: Endpoint): string[] {
  const { method, path, access, input, response } = endpoint
  // The token is in a mail, and this script cannot read the mailbox.
  if (endpoint === featureCalls.resetPassword) return ['410', '422']
  const isCreated = method === 'POST' && response.kind === 'nothing' && !optionalCalls.includes(endpoint)
  const isForSuperAdmins = path === '/auth/register' || (method === 'DELETE' && path.startsWith('/auth/'))
  return [
    isCreated ? '201' : '200',
    ...(access === 'staff' || path === '/auth/login' ? ['401'] : []),
    ...(isForSuperAdmins ? ['403'] : []),
    ...(path.includes('{id}') ? ['404'] : []),
    ...(path === '/auth/register' ? ['409'] : []),
    ...(input && !path.startsWith('/settings') ? ['422'] : []),
  ]
}
