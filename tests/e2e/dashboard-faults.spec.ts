import type { Page } from '@playwright/test'
import { screenReads } from './dashboard-reads.ts'
import { expect, signIn, staffTest as test } from './product.ts'
import { cutOff, expired, type Fault, faults, refused, toldCall } from './told-answers.ts'

test.describe.configure({ mode: 'parallel' })
// A worker would ask in the page's stead, out of reach of what is faked here; it never touches the API anyway.
test.use({ serviceWorkers: 'block' })

for (const [place, read] of screenReads.entries()) {
  const { path, call, fallback, say = (sentence) => sentence, missing, ready, refreshes } = read
  const name = path.replace(/[0-9a-f]{24}/, '{id}')

  test(`${name} cannot be read: said in the call’s words, Try again helps, a refused token asks to sign in`, async ({
    page,
  }) => {
    const crashes = crashesOf(page)
    await retryAtOnce(page)
    const told = await toldCall(page, call)
    const main = page.locator('main')
    const again = main.getByRole('button', { name: 'Try again' })
    const alert = main.getByRole('alert')
    const meet = async ({ name, says = fallback }: Fault) => {
      await expect(alert, name).toContainText(say(says))
      await expect(alert, `${name}: nothing else fails`).toHaveCount(1)
      await expect(again, name).toBeEnabled()
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    }

    const [first, ...others] = [...faults, { name: 'half an answer', answer: cutOff }].filter(
      ({ name }) => !(missing && name === 'a 404'),
    )
    if (!first) throw new Error('There are no faults')
    told.hold()
    told.answer = first.answer
    await page.goto(path)
    await expect(waiting(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    told.release()
    await meet(first)
    for (const fault of others) {
      told.answer = fault.answer
      await again.click()
      await meet(fault)
    }
    // The rest of the screen goes on working meanwhile.
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Your Profile' })).toBeVisible()
    await page.keyboard.press('Escape')

    told.answer = undefined
    await again.click()
    await expect(ready(main)).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveRole('heading')

    if (refreshes) {
      told.answer = refused(422, { message: 'This will not do.' })
      await reconnect(page)
      await expect(alert).toContainText(say('This will not do. What you see was saved before.'))
      await expect(ready(main)).toBeVisible()
    }
    if (missing) {
      told.answer = refused(404, { message: 'No such thing' })
      if (refreshes) await again.click()
      else await page.reload()
      await expect(main.getByText(missing)).toBeVisible()
      await expect(alert).toHaveCount(0)
    }

    told.answer = expired(place % 2 === 0 ? 401 : 403)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    told.answer = undefined
    await signIn(page)
    await expect(ready(main)).toBeVisible()
    expect(page.url()).toContain(path)
    expect(crashes).toEqual([])
  })
}

const waiting = (page: Page) => page.locator('main [data-skeleton], main [aria-busy=true]').first()

/** The pause before a second try is not what is tested. */
async function retryAtOnce(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout
    window.setTimeout = ((act: TimerHandler, wait?: number, ...rest: unknown[]) =>
      later(act, wait === 700 ? 0 : wait, ...rest)) as typeof window.setTimeout // Node's types add to it
  })
}

/** What is on the screen is asked for anew when a connection comes back. */
async function reconnect(page: Page) {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
}

/** Errors that nobody caught, in code and in promises. */
function crashesOf(page: Page): string[] {
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(error.message))
  return crashes
}
