import { existsSync, readFileSync } from 'node:fs'
import { faultsOf, levels, missingOf, readTable } from './asvs-table.ts'

/** Checks that each applicable OWASP ASVS requirement has an existing test or a written waiver in docs/asvs.md. */
const table = readTable(readFileSync('docs/asvs.md', 'utf8'))
const faults = faultsOf(table, levels, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))

const tested = table.filter(({ tests }) => tests.length > 0).length
const waived = table.filter(({ waiver }) => waiver !== '').length
process.stdout.write(
  `ASVS 5.0.0: ${tested} tested, ${waived} waived, ${missingOf(table, levels).length} missing of ${levels.size}\n`,
)
for (const fault of faults) process.stderr.write(`- docs/asvs.md: ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
