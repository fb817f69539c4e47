import { parseArgs } from 'node:util'
import { headline } from '#scripts/run.ts'
import type { Engine } from './browser.ts'
import { type Case, runCase } from './case.ts'
import { firefox } from './firefox.ts'
import { installEngine } from './install.ts'
import { story } from './story.ts'
import { webkit } from './webkit.ts'

/**
 * The product in Firefox and in WebKitGTK: `N passed, N failed` for each.
 *
 *     npm run test:engines -- [--engine firefox|webkit] [subject …]
 */
const subjects: Record<string, Case[]> = { story }
const engines = [firefox, webkit]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' } },
})
const unknown = [
  ...positionals.filter((name) => !(name in subjects)),
  ...[values.engine ?? []].flat().filter((name) => !engines.some((engine) => engine.name === name)),
]
if (unknown.length > 0) {
  process.stderr.write(`No such subject or engine: ${unknown.join(', ')}.\n`)
  process.stderr.write(`There are ${Object.keys(subjects).join(', ')}; --engine firefox, --engine webkit.\n`)
  process.exit(1)
}

const lines: string[] = []
for (const engine of engines.filter(({ name }) => !values.engine || values.engine === name))
  lines.push(await testEngine(engine))
headline('summary')
process.stdout.write(`${lines.join('\n')}\n`)
process.exit()

async function testEngine(engine: Engine): Promise<string> {
  installEngine(engine.name)
  const version = engine.version()
  headline(version)
  const count = { passed: 0, failed: 0, left: 0 }
  for (const [subject, cases] of Object.entries(subjects)) {
    if (positionals.length > 0 && !positionals.includes(subject)) continue
    for (const one of cases) {
      const reason = one.cannot?.[engine.name]
      const outcome = reason ? 'left' : await outcomeOf(engine, one)
      count[outcome] += 1
      process.stdout.write(`${outcome.padEnd(6)} ${subject}: ${one.title}${reason ? ` (${reason})` : ''}\n`)
    }
  }
  // A run in which nothing could be tried proves nothing.
  if (count.failed > 0 || count.passed === 0) process.exitCode = 1
  const left = count.left > 0 ? `, ${count.left} left out` : ''
  return `${version}: ${count.passed} passed, ${count.failed} failed${left}`
}

async function outcomeOf(engine: Engine, one: Case): Promise<'passed' | 'failed'> {
  try {
    await runCase(engine, one)
    return 'passed'
  } catch (mistake) {
    process.stdout.write(`${mistake instanceof Error ? mistake.stack : mistake}\n`)
    return 'failed'
  }
}
