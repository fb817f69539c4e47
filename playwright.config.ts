import { defineConfig } from '@playwright/test'
import { backendKind, leftOutBy } from '#tests/support/backend-kind.ts'
import { chromiumLaunch } from './scripts/chromium.ts'

const leftOut = leftOutBy(backendKind)

/**
 * Tests the production build: `npm run test:e2e` builds it when it is outdated, and each test serves it with its own
 * backend.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Tests spend part of their time waiting: two workers leave a quarter of two cores idle, three a tenth.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Already bundled for Node: transpiling it again takes twelve seconds in each worker that renders pages.
  build: { external: ['**/*-renderer/**'] },
  // The limits catch hanging tests. A machine three times slower, with both cores busy, meets them.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  ...(backendKind === 'server' && { globalSetup: './tests/support/real-backend-template.ts' }),
  // Skip the tests that this backend cannot support. `npm run test:backends` lists them with the reasons.
  ...(leftOut.length > 0 && { grepInvert: leftOut.map(({ tag }) => new RegExp(`${tag}\\b`)) }),
  use: {
    launchOptions: chromiumLaunch,
    // Animations take a tenth of the processor's time. The tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
