import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // A busy machine takes its time over what reads every page.
          testTimeout: 30_000,
          include: [
            '{src,mocks,scripts}/**/*.test.{ts,tsx}',
            'tests/{api,build,contract,screens}/**/*.test.{ts,tsx}',
          ],
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
})

/** Every story is drawn, played and checked by axe, once in each theme. */
function stories(theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    extends: '.storybook/vite.config.ts',
    plugins: [storybookTest({ initialGlobals: { theme } })],
    test: {
      name: `stories-${theme}`,
      // A page of its own for each file takes a third of the time; what stories leave behind is cleared before each.
      isolate: false,
      retry: 1,
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
