import { headline, run } from './run.ts'

/** Everything that can be said about the code without running it, and the sizes of what it builds. */
const steps = {
  'format and lint': 'biome check --error-on-warnings',
  'import directions': 'node scripts/checks/check-layers.ts',
  types: 'tsc -b',
  'nothing unused': 'knip',
  'references lead somewhere': 'node scripts/checks/check-references.ts',
  'docs/openapi.json is current': 'node scripts/openapi.ts --check',
  'lock file': 'node scripts/checks/lock-file.ts',
  'security requirements': 'node scripts/checks/asvs.ts',
  'build and size budgets': 'vite build --logLevel warn && node scripts/checks/budgets.ts',
}

const failed: string[] = []
for (const [name, command] of Object.entries(steps)) {
  headline(name)
  if ((await run(command)) !== 0) failed.push(name)
}

headline(failed.length === 0 ? 'check passed' : `check failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
