import { globSync, readFileSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chromiumLaunch } from './scripts/chromium.ts'

/**
 * What only works out an answer from what it is given. A test that stubs, fakes or spies on anything, or touches what a
 * process has only once, is none of them.
 */
const pureFunctions = globSync([
  'src/{contract,dashboard,routes,site,ui}/**/*.test.{ts,tsx}',
  'scripts/{checks,shipped}/*.test.ts',
])
  .filter((file) => !/\bvi\b|process\.env|globalThis/.test(readFileSync(file, 'utf8')))
  // As patterns are written; Windows writes paths otherwise.
  .map((file) => file.replaceAll('\\', '/'))

/** Tests that start a server, run a command, build the site or render every page. */
const processTests = [
  'tests/{build,screens,security,server}/**/*.test.{ts,tsx}',
  'scripts/{,build/}*.test.ts',
]

/** Time limits in milliseconds. They catch what hangs: a machine three times slower, with both cores busy, meets them. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

/**
 * What starts servers or builds the site comes first. Without it files come by their size, and the last one that builds
 * keeps one core busy for a quarter of a minute while the other is idle.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) =>
      Number(!/\/tests\/(?:build|screens|server)\//.test(moduleId))
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers: 3,
          ...limits,
          include: [
            '{src,backend,server,mocks,scripts,.storybook}/**/*.test.{ts,tsx}',
            'tests/{api,contract,looks}/**/*.test.{ts,tsx}',
          ],
          exclude: [...pureFunctions, ...processTests],
        },
      },
      {
        test: {
          name: 'processes',
          environment: 'node',
          // Such tests mostly wait: with two workers, two cores are idle a quarter of the time.
          maxWorkers: 3,
          ...limits,
          include: processTests,
        },
      },
      {
        // Nothing of them is kept, so that they share processes: one for each file took two thirds of their time.
        test: {
          name: 'pure-functions',
          environment: 'node',
          isolate: false,
          maxWorkers: 3,
          ...limits,
          include: pureFunctions,
        },
      },
      {
        // The same checks as among the units, there on the emulated backend, here on the server as it is run.
        test: {
          name: 'contract-server',
          environment: 'node',
          ...limits,
          include: ['tests/contract/**/*.test.ts'],
          env: {
            CONTRACT_TARGET: 'tests/contract/running-server.ts',
            CONTRACT_EMAIL: 'contract@kelvara.example',
            CONTRACT_PASSWORD: 'Sixteen copper valves',
          },
        },
      },
      inBook('stories', { exclude: ['screen', 'proof'] }),
      // Stories of writes: calls that go to the API, step by step.
      inBook('proofs', { include: ['proof'], exclude: ['screen'] }),
      // Whole screens follow the session and the connection for as long as their document lives: they share one of their own.
      inBook('screens', { include: ['screen'] }),
    ],
  },
})

/** The stories of the component book that have these tags. */
function inBook(name: string, tags: { include?: string[]; exclude?: string[] }): TestProjectConfiguration {
  return {
    extends: '.storybook/vite.config.ts',
    // Plays each story once, checks it with axe in the light theme, and then the colours of the dark one.
    plugins: [storybookTest({ initialGlobals: { theme: 'light', checksDark: true }, tags })],
    test: {
      name,
      // A page of its own for each file takes a third of the time; what stories leave behind is cleared before each.
      isolate: false,
      // Half a story is waiting: with two pages, two cores are idle part of the time.
      maxWorkers: 3,
      ...limits,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: chromiumLaunch(),
          // What fades in would be invisible for a moment, and a test that waits for it slow.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}
