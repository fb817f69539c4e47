import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserName, installBrowsers } from './browsers.ts'
import { headline, run } from './run.ts'

/**
 * Runs the test suites one after another, also after one has failed.
 *
 *     npm test                    the suites of everyday work, at most five minutes on two cores
 *     npm run test:all            these and the rest
 *     npm run test:all -- --rest  the rest alone
 *
 * The last line is `N passed, N failed` over all suites that ran. The exit code is 1 when a test failed or a suite ran
 * no test. Chromium is installed first if it is missing. Another browser that this machine lacks and cannot install is
 * reported and is no failure.
 */
interface Suite {
  name: string
  command: string
  report: string
  env?: Record<string, string>
  countTests: (report: string) => Result
  /** Returns why the suite cannot run on this machine, if so. */
  findObstacle?: () => Promise<string | undefined>
}

interface Result {
  passed: number
  failed: number
  skipped: number
  /** Titles of the failed tests, with their files. */
  failures?: string[]
  /** Why the suite did not run. */
  obstacle?: string
  /** Duration in seconds. */
  seconds?: number
}

const reports = '.vitest/reports'
const only = process.argv.slice(2)
for (const option of only)
  if (option !== '--all' && option !== '--rest')
    throw new Error('Usage: npm test, or npm run test:all [-- --rest]')
const isRest = only.includes('--rest')
const isQuick = !isRest && !only.includes('--all')

/** Suites of one line run at the same time. */
const quickSuites: Suite[][] = [
  [vitest('unit', 'unit and contract in memory', ['unit', 'pure-functions'])],
  // Each of these two alone leaves half of two cores idle.
  [contractOfServer(), playwright('story', 'one story, end to end', 'tests/e2e/story.spec.ts')],
  [vitest('stories', 'stories, both themes')],
]
const otherSuites: Suite[][] = [
  [vitest('processes', 'servers, builds, commands')],
  [vitest('proofs', 'stories of writes')],
  [vitest('screens', 'whole screens, both themes')],
  [playwright('e2e', 'end to end')],
  // They use the build of the suite before them. Installing them takes 500 MB, so it happens on request only.
  ...(hasBrowsers()
    ? [[browserSuite('firefox', 'Firefox, in short'), browserSuite('webkit', 'WebKitGTK, in short')]]
    : []),
]
const suites = [...(isRest ? [] : quickSuites), ...(isQuick ? [] : otherSuites)]

let installing: ReturnType<typeof installBrowsers> | undefined
const results: [string, Result][] = []
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
if ((await run('node scripts/setup-browsers.ts')) !== 0) {
  process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}
for (const group of suites) {
  const runs = group.map(async (suite): Promise<[string, Result]> => [suite.name, await runSuite(suite)])
  results.push(...(await Promise.all(runs)))
  // Runs beside the suites that follow.
  if (hasBrowsers() && !isQuick) installing ??= installBrowsers(['firefox', 'webkit'])
}
printSummary()

function vitest(id: string, name: string, projects = [id]): Suite {
  const report = `${reports}/${id}.json`
  return {
    name,
    command: `vitest run --project ${projects.join(' --project ')} --reporter=default --reporter=json --outputFile=${report}`,
    report,
    countTests: countVitest,
  }
}

function playwright(id: string, name: string, files = ''): Suite {
  const report = `${reports}/${id}.json`
  return {
    name,
    command: `node scripts/ensure-build.ts && playwright test ${files} --reporter=list,json`,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    countTests: countPlaywright,
  }
}

/** Also fails when a call of the contract was not seen with each status that it documents. */
function contractOfServer(): Suite {
  const suite = vitest('contract-server', 'contract on SQLite')
  const notes = `${reports}/contract-statuses`
  return {
    ...suite,
    command: `${suite.command} && node tests/contract/report.ts ${notes} --all`,
    env: { CONTRACT_REPORT: notes },
  }
}

function hasBrowsers(): boolean {
  return process.env.ENGINES === 'quick'
}

/** The quick part of `npm run test:engines`. */
function browserSuite(name: BrowserName, title: string): Suite {
  const report = `${reports}/${name}.json`
  return {
    name: title,
    command: `node tests/engines/run.ts --quick --engine ${name} --report ${report}`,
    report,
    countTests: (text) => JSON.parse(text),
    findObstacle: async () => (await installing)?.[name],
  }
}

async function runSuite({ name, command, env, report, countTests, findObstacle }: Suite): Promise<Result> {
  headline(name)
  const obstacle = await findObstacle?.()
  if (obstacle) return { passed: 0, failed: 0, skipped: 0, obstacle }
  const startedAt = performance.now()
  const code = await run(command, env)
  const seconds = (performance.now() - startedAt) / 1000
  const result = await readFile(report, 'utf8').then(countTests, () => ({ passed: 0, failed: 0, skipped: 0 }))
  const isSound = code === 0 && result.passed > 0
  // A suite that broke down or ran no test counts as a failure, even when no test could report it.
  return { ...result, seconds, failed: isSound || result.failed > 0 ? result.failed : 1 }
}

function countVitest(report: string): Result {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report)
  const broken: VitestFile[] = testResults.filter(
    (file: VitestFile) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const failures = testResults.flatMap(({ name, assertionResults }: VitestFile) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative('.', name)}: ${fullName}`),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failures, ...broken.map(({ name }) => path.relative('.', name))],
  }
}

interface VitestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

function countPlaywright(report: string): Result {
  const { stats, errors, suites: files } = JSON.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: files.flatMap(failuresIn),
  }
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

function failuresIn({ specs, suites: inner = [] }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(() => `${file}:${line}: ${title}`),
  )
  return [...failed, ...inner.flatMap(failuresIn)]
}

function printSummary() {
  headline('summary')
  const sum = { passed: 0, failed: 0 }
  for (const [name, { passed, failed, skipped, seconds = 0, obstacle, failures = [] }] of results) {
    const label = name.padEnd(28)
    if (obstacle) {
      process.stdout.write(`${label} not run: ${obstacle}\n`)
      continue
    }
    sum.passed += passed
    sum.failed += failed
    const left = skipped > 0 ? `, ${skipped} skipped` : ''
    process.stdout.write(`${label} ${passed} passed, ${failed} failed${left} in ${Math.round(seconds)} s\n`)
    for (const failure of failures) process.stdout.write(`  ${failure}\n`)
  }
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`)
  process.exitCode = sum.failed > 0 ? 1 : 0
}
