import type { Page } from '@playwright/test'

/** Keeps the answers to some calls until the function that it gives is called: a slow network without a clock. */
export async function holdBack(page: Page, calls: RegExp): Promise<() => void> {
  let answer = () => {}
  const wanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(calls, async (route) => {
    await wanted
    // The page may not wait for it any more.
    await route.continue().catch(() => undefined)
  })
  return answer
}
