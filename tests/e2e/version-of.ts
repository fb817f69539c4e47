import type { Page } from '@playwright/test'

/** The script that starts the page, whose name tells one build from another; '' while the page is being left. */
export async function versionOf(page: Page): Promise<string> {
  const startOf = () => {
    const scripts: string[] = JSON.parse(document.querySelector('#scripts')?.textContent ?? '[]')
    // The entry comes last: in the shell it is the only one.
    return scripts.at(-1) ?? ''
  }
  return page.evaluate(startOf).catch(() => '')
}
