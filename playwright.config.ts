import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './scripts/chromium.ts'
import { backendKind, leftOutBy } from './tests/backends/kind.ts'

const leftOut = leftOutBy(backendKind)

/**
 * Against the production build: `npm run test:e2e` makes it where it is not of this state, and each test serves it with
 * a backend of its own.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Part of each test is waiting: two workers leave a quarter of two cores idle, three a tenth.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Bundled for Node already: to transpile it again takes twelve seconds of each worker that draws pages.
  build: { external: ['**/*-renderer/**'] },
  // Limits catch what hangs. A machine three times slower, with both cores busy, stays within them.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  ...(backendKind === 'server' && { globalSetup: './tests/backends/template.ts' }),
  // What this backend cannot have is left out; `npm run test:backends` says what and why.
  ...(leftOut.length > 0 && { grepInvert: leftOut.map(({ tag }) => new RegExp(`${tag}\\b`)) }),
  use: {
    launchOptions: chromiumLaunch(),
    // What moves takes a tenth of the processor's time; the tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
