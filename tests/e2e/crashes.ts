import type { Page } from '@playwright/test'

/** Errors from now on that nothing caught, in code and in promises. */
export function crashesOf(page: Page): string[] {
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(error.message))
  return crashes
}
