import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './scripts/chromium.ts'

/** Against the production build: `npm run test:e2e` makes it, and each test serves it with a backend of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  // Two busy cores make a click come late now and then; the summary counts the tests that needed it.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
  },
})
