import type { Page } from '@playwright/test'

/** Holds back responses to some calls until the returned function is called: a slow network without timers. */
export async function holdBack(page: Page, calls: RegExp): Promise<() => void> {
  let answer = () => {}
  const wanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(calls, async (route) => {
    await wanted
    // The page may no longer wait for the response.
    await route.continue().catch(() => undefined)
  })
  return answer
}
