import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { Part, PartOptions } from './part.ts'

/** Result of a test run, from its report. */
interface Outcome {
  passed: number
  /** Names and reasons of the failed tests. */
  failed: string[]
  /** Counts reported by the tests. */
  counted: string[]
}

/** Runs end-to-end tests at full size, without retries. */
export function inBrowsers(name: string, files: string[], titles = ''): Part {
  const specs = files.map((file) => `/${file}.spec.ts`)
  const chosen = titles ? ['--grep', titles] : []
  const args = ['test', ...specs, ...chosen, '--retries=0', '--workers=2', '--reporter=json']
  return { name, run: (options) => suite(options, 'playwright', args, outcomeOfPlaywright) }
}

/** Runs unit tests at full size. */
export function inNode(name: string, files: string[]): Part {
  const args = ['run', '--project', 'unit', '--project', 'processes', ...files, '--reporter=json']
  return { name, run: (options) => suite(options, 'vitest', args, outcomeOfVitest) }
}

/** Combines several ways to show the same into one line. */
export function combineParts(name: string, ...parts: Part[]): Part {
  return {
    name,
    run: async (options) => {
      const lines: string[] = []
      for (const part of parts) lines.push(await part.run(options))
      return lines.join('; ')
    },
  }
}

async function suite(
  { seed, isQuick }: PartOptions,
  program: string,
  args: string[],
  read: (report: string) => Outcome,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reliability-'))
  const report = path.join(folder, 'report.json')
  const output = program === 'vitest' ? ['--outputFile', report] : ['--output', path.join(folder, 'results')]
  const size = isQuick ? {} : { RELIABILITY: 'full' }
  const env = { ...process.env, ...size, SEED: `${seed}`, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  try {
    const bin = path.resolve('node_modules', '.bin', program)
    const running = spawn(process.execPath, [bin, ...args, ...output], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(running, 'exit')
    const text = await readFile(report, 'utf8').catch(() => {
      throw new Error(`${program} ended with ${code} and no report`)
    })
    const { passed, failed, counted } = read(text)
    if (code !== 0 || passed === 0 || failed.length > 0)
      throw new Error(`${passed} passed, ${failed.length} failed, exit code ${code}:\n${failed.join('\n')}`)
    return [`${passed} tests`, ...counted].join('; ')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function outcomeOfPlaywright(text: string): Outcome {
  const { suites, errors }: JSONReport = JSON.parse(text)
  const runs = suites.flatMap(specsOf).flatMap(({ title, tests }) => tests.map((test) => ({ title, test })))
  const failures = runs.filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
  return {
    passed: runs.filter(({ test }) => test.status === 'expected').length,
    failed: [
      ...errors.map(({ message = '' }) => message),
      ...failures.map(({ title, test }) => `${title}: ${test.results.at(0)?.error?.message}`),
    ],
    counted: runs.flatMap(({ test }) =>
      test.annotations.flatMap(({ type, description = '' }) => (type === 'counted' ? [description] : [])),
    ),
  }
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

interface VitestReport {
  testResults: {
    message: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages: string[]
      meta?: { answers?: number }
    }[]
  }[]
}

function outcomeOfVitest(text: string): Outcome {
  const { testResults }: VitestReport = JSON.parse(text)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failures = tests.filter(({ status }) => status === 'failed')
  const answers = tests.reduce((sum, { meta }) => sum + (meta?.answers ?? 0), 0)
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`),
    counted: answers > 0 ? [`${answers} wrong answers drawn`] : [],
  }
}
