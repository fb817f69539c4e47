import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installBrowsers } from '#scripts/browsers.ts'
import { headline } from '#scripts/run.ts'
import type { Engine } from './browser.ts'
import { type Case, runCase } from './case.ts'
import { dashboard } from './dashboard.ts'
import { editor } from './editor.ts'
import { firefox } from './firefox.ts'
import { outbox } from './outbox.ts'
import { platform } from './platform.ts'
import { fewRoutes, routes } from './routes.ts'
import { signOut } from './sign-out.ts'
import { storage } from './storage.ts'
import { story } from './story.ts'
import { updates } from './updates.ts'
import { webkit } from './webkit.ts'

/**
 * Tests the product in Firefox and in WebKitGTK, and prints `N passed, N failed` for each.
 *
 * npm run test:engines -- [--engine firefox|webkit] [--quick] [subject …]
 *
 * `--quick` runs the most significant cases in the least time; `--report FILE` writes the counts as JSON. `npm test`
 * uses both.
 */
const all: Record<string, Case[]> = {
  story,
  dashboard,
  routes,
  outbox,
  'sign-out': signOut,
  updates,
  storage,
  editor,
  platform,
}
const quick: Record<string, Case[]> = { story, routes: fewRoutes }
const engines = [firefox, webkit]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' }, quick: { type: 'boolean' }, report: { type: 'string' } },
})
const subjects = values.quick ? quick : all
const chosen = engines.filter(({ name }) => !values.engine || values.engine === name)
const unknown = positionals.filter((name) => !(name in subjects))
if (unknown.length > 0 || chosen.length === 0) {
  process.stderr.write(
    `There are the subjects ${Object.keys(subjects).join(', ')}, and --engine firefox or --engine webkit.\n`,
  )
  process.exit(1)
}

// The browsers end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const missing = await installBrowsers(chosen.map(({ name }) => name))
const sum = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
for (const engine of chosen) lines.push(await testEngine(engine))
headline('summary')
process.stdout.write(`${lines.join('\n')}\n`)
if (values.report) {
  await mkdir(path.dirname(values.report), { recursive: true })
  await writeFile(values.report, JSON.stringify(sum))
}
process.exit()

async function testEngine(engine: Engine): Promise<string> {
  const reason = missing[engine.name]
  if (reason) {
    process.exitCode = 1
    return `${engine.name}: not run, as ${reason}`
  }
  const version = engine.version()
  headline(version)
  const count = { passed: 0, failed: 0, skipped: 0 }
  for (const [subject, cases] of Object.entries(subjects)) {
    if (positionals.length > 0 && !positionals.includes(subject)) continue
    for (const one of cases) {
      const began = performance.now()
      const reason = one.cannot?.[engine.name]
      const outcome = reason ? 'skipped' : await outcomeOf(engine, one)
      count[outcome] += 1
      sum[outcome] += 1
      const end = reason ? `(${reason})` : `${((performance.now() - began) / 1000).toFixed(1)} s`
      process.stdout.write(`${engine.name} ${outcome.padEnd(7)} ${subject}: ${one.title} ${end}\n`)
    }
  }
  // A run without any passed case proves nothing.
  if (count.failed > 0 || count.passed === 0) process.exitCode = 1
  const left = count.skipped > 0 ? `, ${count.skipped} left out` : ''
  return `${version}: ${count.passed} passed, ${count.failed} failed${left}`
}

async function outcomeOf(engine: Engine, one: Case): Promise<'passed' | 'failed'> {
  try {
    await runCase(engine, one)
    return 'passed'
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.stack : error}\n`)
    return 'failed'
  }
}
