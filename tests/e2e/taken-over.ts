import type { Page } from '@playwright/test'

/** Waits until the page's script has rendered or hydrated the page. */
export async function takenOver(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}
