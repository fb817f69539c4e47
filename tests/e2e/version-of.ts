import type { Page } from '@playwright/test'

/** Returns the page's entry script, whose name identifies the build; '' while the page unloads. */
export async function versionOf(page: Page): Promise<string> {
  const startOf = () => {
    const scripts: string[] = JSON.parse(document.querySelector('#scripts')?.textContent ?? '[]')
    // The entry comes last. In the app shell it is the only script.
    return scripts.at(-1) ?? ''
  }
  return page.evaluate(startOf).catch(() => '')
}
