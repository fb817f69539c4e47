import { globSync, readFileSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type BrowserProviderOption, type TestSpecification } from 'vitest/node'
import { chromiumLaunch } from './scripts/chromium.ts'

/** Tests of pure functions. A test that stubs, fakes, or spies, or touches process-wide state, is none of them. */
const pureFunctions = globSync([
  'src/{contract,dashboard,routes,site,ui}/**/*.test.{ts,tsx}',
  'scripts/{checks,shipped}/*.test.ts',
])
  .filter((file) => !/\bvi\b|process\.env|globalThis/.test(readFileSync(file, 'utf8')))
  // Use slashes as in patterns. Windows uses backslashes.
  .map((file) => file.replaceAll('\\', '/'))

/** Tests that start a server or a database, run a command, build the site, or render every page. */
const processTests = [
  'server/{database/{clock-watch,open-rows},jobs/*}.test.ts',
  'tests/{build,reliability,screens,server}/**/*.test.{ts,tsx}',
  'scripts/{,build/}*.test.ts',
]

/** Rules about the text of sources, the lock file, commands and documents, which `npm run check` verifies. */
const ruleTests = 'scripts/checks/rules/*.test.ts'

/** Time limits in milliseconds that catch hanging tests. A machine three times slower, when busy, meets them. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

/**
 * Runs tests that start servers or build the site first. By default, files run by size, and a last build keeps one core
 * busy for a quarter of a minute while the other is idle.
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
    // A report without a threshold: npm run coverage.
    coverage: {
      include: ['{src,backend,server}/**/*.{ts,tsx}'],
      exclude: ['**/*.{stories,test,fixture,gen}.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: '.vitest/coverage',
    },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers: 3,
          ...limits,
          include: [
            '{src,backend,server,mocks,scripts,.storybook}/**/*.test.{ts,tsx}',
            'tests/{contract,looks}/**/*.test.{ts,tsx}',
          ],
          exclude: [...pureFunctions, ...processTests, ruleTests],
        },
      },
      {
        test: {
          name: 'processes',
          environment: 'node',
          // These tests mostly wait: with two workers, two cores are idle a quarter of the time.
          maxWorkers: 3,
          ...limits,
          include: processTests,
        },
      },
      {
        // Share processes between files, since no state is kept: one process per file took two thirds of the time.
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
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          maxWorkers: 3,
          ...limits,
          include: [ruleTests],
        },
      },
      {
        // Same checks as in the unit tests, which use the emulated backend; here on the real server.
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
      // Stories of writes: API calls step by step.
      inBook('proofs', { include: ['proof'], exclude: ['screen'] }),
      // Whole screens observe session and connection as long as their document lives, so they have a separate document.
      inBook('screens', { include: ['screen'] }),
    ],
  },
})

/** Defines a project with the stories that have these tags. */
function inBook(name: string, tags: { include?: string[]; exclude?: string[] }): TestProjectConfiguration {
  return {
    extends: '.storybook/vite.config.ts',
    // Plays each story once, checks it with axe in the light theme, and then checks the dark theme's colours.
    plugins: [storybookTest({ initialGlobals: { theme: 'light', checksDark: true }, tags })],
    test: {
      name,
      // A separate page for each file would take a third of the time. Remains of stories are cleared before each.
      isolate: false,
      // Half of a story's time is waiting: with two pages, two cores are idle part of the time.
      maxWorkers: 3,
      ...limits,
      browser: {
        enabled: true,
        headless: true,
        provider: chromiumWhenStarted(),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/**
 * Returns a provider that looks for Chromium when its first page opens. Vitest reads all options of a provider when it
 * resolves the configuration, which must also succeed on a machine without a browser.
 */
function chromiumWhenStarted(): BrowserProviderOption<object> {
  const { options: _options, prewarm: _prewarm, ...provider } = playwright()
  return {
    ...provider,
    options: {},
    providerFactory: (project) =>
      playwright({
        launchOptions: { ...chromiumLaunch },
        // Fading elements would be briefly invisible, and slow down tests that wait for them.
        contextOptions: { reducedMotion: 'reduce' },
      }).providerFactory(project),
  }
}
