import { headline, runQuietly } from './run.ts'

/** Runs all static checks of the code, and all checks of the build. */
const suites = {
  'format and lint': 'biome check --error-on-warnings',
  'import directions and effects': 'node scripts/checks/check-layers.ts',
  types: 'tsc -b',
  'texts survive translation': 'node scripts/checks/check-translated-text.ts',
  'comments, names and test titles are plain English': 'node scripts/checks/check-words.ts',
  'regular expressions do not backtrack': 'node scripts/checks/check-patterns.ts',
  'nothing unused': 'knip',
  'references lead somewhere': 'node scripts/checks/check-references.ts',
  'documents keep their rules': 'node scripts/checks/check-documents.ts',
  'generated documents are current': 'node scripts/generate.ts --check',
  'sources, lock file and documents keep their rules': 'vitest run --project rules --reporter=dot',
  'lock file': 'node scripts/checks/lock-file.ts',
  'security requirements': 'node scripts/checks/asvs.ts',
}
const built = {
  'build, size budgets, bill of materials':
    'vite build --logLevel warn && node scripts/checks/budgets.ts && node scripts/checks/bill-of-materials.ts',
}

const failed: string[] = []

/** Runs steps one after the other, and prints each result at its end, so that two sequences can run in parallel. */
async function take(steps: Record<string, string>) {
  for (const [name, command] of Object.entries(steps)) {
    const { code, output } = await runQuietly(command)
    headline(name)
    process.stdout.write(output)
    if (code !== 0) failed.push(name)
  }
}

// A build leaves half of two cores idle.
await Promise.all([take(built), take(suites)])

headline(failed.length === 0 ? 'check passed' : `check failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
