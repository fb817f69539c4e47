import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type EngineName, installEngines } from './engines.ts'
import { headline, run } from './run.ts'

/**
 * Runs every suite, also after one has failed. The last line says `N passed, N failed` over all of them; the exit
 * code is not zero when anything failed or a suite ran nothing. A browser besides Chromium that this machine does not
 * have and cannot install is said to be so, and is no failure.
 */
interface Suite {
  name: string
  command: string
  report: string
  env?: Record<string, string>
  count: (report: string) => Result
  /** Why it cannot run on this machine, if so. */
  whyNot?: () => Promise<string | undefined>
}

interface Result {
  passed: number
  failed: number
  skipped: number
  /** Of those that passed: at the second try. They are to be mended. */
  late?: number
  /** Which failed, or passed at the second try. */
  names?: string[]
  /** Why nothing was tried. */
  notRun?: string
}

const reports = '.vitest/reports'

/** One after another; those of one line at once. */
const suites: Suite[][] = [
  [vitest('unit', 'unit', 'pure-functions')],
  [vitest('stories', 'stories, in both themes')],
  // Each of these two alone leaves more than half of two cores idle.
  [contractOfServer(), vitest('screens', 'whole screens, in both')],
  [
    {
      name: 'end to end',
      command: 'node scripts/ensure-build.ts && playwright test --reporter=list,json',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json` },
      report: `${reports}/e2e.json`,
      count: countedByPlaywright,
    },
  ],
  // They take the build of the suite before them. Installing them takes 500 MB, so somebody has to ask for it.
  ...(withEngines()
    ? [[engine('firefox', 'Firefox, in short'), engine('webkit', 'WebKitGTK, in short')]]
    : []),
]

let installing: ReturnType<typeof installEngines> | undefined
const results: [string, Result][] = []
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
for (const group of suites) {
  const ended = group.map(async (suite): Promise<[string, Result]> => [suite.name, await resultOf(suite)])
  results.push(...(await Promise.all(ended)))
  // Beside the suites that follow. The first one has seen to Chromium: Debian installs one thing at a time.
  if (withEngines()) installing ??= installEngines(['firefox', 'webkit'])
}
summary()

function vitest(project: string, name: string, ...others: string[]): Suite {
  const report = `${reports}/${project}.json`
  return {
    name,
    command: `vitest run --project ${[project, ...others].join(' --project ')} --reporter=default --reporter=json --outputFile=${report}`,
    report,
    count: countedByVitest,
  }
}

/** It also fails when a call, beyond the wire or not, was not answered with each status that it has. */
function contractOfServer(): Suite {
  const suite = vitest('contract-server', 'contract, running server')
  const notes = `${reports}/contract-statuses`
  return {
    ...suite,
    command: `${suite.command} && node tests/contract/report.ts ${notes} --all`,
    env: { CONTRACT_REPORT: notes },
  }
}

function withEngines(): boolean {
  return process.env.ENGINES === 'quick'
}

/** The quick part of `npm run test:engines`. */
function engine(name: EngineName, title: string): Suite {
  const report = `${reports}/${name}.json`
  return {
    name: title,
    command: `node tests/engines/run.ts --quick --engine ${name} --report ${report}`,
    report,
    count: (text) => JSON.parse(text),
    whyNot: async () => (await installing)?.[name],
  }
}

async function resultOf({ name, command, env, report, count, whyNot }: Suite): Promise<Result> {
  headline(name)
  const notRun = await whyNot?.()
  if (notRun) return { passed: 0, failed: 0, skipped: 0, notRun }
  const code = await run(command, env)
  const result = await readFile(report, 'utf8').then(count, () => ({ passed: 0, failed: 0, skipped: 0 }))
  const isSound = code === 0 && result.passed > 0
  // A suite that broke down or ran nothing is a failure, even when no test could say so.
  return isSound || result.failed > 0 ? result : { ...result, failed: 1 }
}

function countedByVitest(report: string): Result {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report)
  const broken: VitestFile[] = testResults.filter(
    (file: VitestFile) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const names = testResults.flatMap(({ name, assertionResults }: VitestFile) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative('.', name)}: ${fullName}`),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    names: [...names, ...broken.map(({ name }) => path.relative('.', name))],
  }
}

interface VitestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

function countedByPlaywright(report: string): Result {
  const { stats, errors, suites: files } = JSON.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    late: stats.flaky,
    names: files.flatMap(unsoundIn),
  }
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

function unsoundIn({ specs, suites: inner = [] }: PlaywrightSuite): string[] {
  const unsound = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${file}:${line}: ${title}${status === 'flaky' ? ' (at the second try)' : ''}`),
  )
  return [...unsound, ...inner.flatMap(unsoundIn)]
}

function summary() {
  headline('summary')
  const sum = { passed: 0, failed: 0 }
  for (const [name, { passed, failed, skipped, late = 0, notRun, names = [] }] of results) {
    if (notRun) {
      process.stdout.write(`${name.padEnd(24)} not run: ${notRun}\n`)
      continue
    }
    sum.passed += passed
    sum.failed += failed
    const left = skipped > 0 ? `, ${skipped} skipped` : ''
    const again = late > 0 ? `, ${late} at the second try` : ''
    process.stdout.write(`${name.padEnd(24)} ${passed} passed, ${failed} failed${left}${again}\n`)
    for (const unsound of names) process.stdout.write(`  ${unsound}\n`)
  }
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`)
  process.exitCode = sum.failed > 0 ? 1 : 0
}
