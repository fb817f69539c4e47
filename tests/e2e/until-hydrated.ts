import type { Page } from '@playwright/test'

/** Scrolls, which starts the app of a server-rendered page, and waits until it has rendered or hydrated the page. */
export async function untilHydrated(page: Page) {
  await interact(page)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Acts like a visitor who scrolls, once the document is complete. */
export async function interact(page: Page) {
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
}
