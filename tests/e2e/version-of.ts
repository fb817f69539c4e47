import type { Page } from '@playwright/test'

/** Returns the import map, which names every file of the page's build; '' while the page unloads. */
export async function versionOf(page: Page): Promise<string> {
  return page.evaluate(readImportMap).catch(() => '')
}

const readImportMap = () => document.querySelector('script[type=importmap]')?.textContent ?? ''
