import type { Page } from '@playwright/test'

/** Records uncaught errors and rejections from now on. */
export function crashesOf(page: Page): string[] {
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(error.message))
  return crashes
}
