import type { Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { expect, test } from './product.ts'
import { interact } from './until-hydrated.ts'

test.use({ rendersPages: true })

declare global {
  interface Window {
    slices: {
      /** Duration of each slice in milliseconds. */
      durations: number[]
      /** Number of slices after which hydration pauses. */
      limit: number
      isHeld: boolean
      release: () => void
    }
  }
}

test('a page is hydrated in slices, none of which takes most of the time', async ({ page }) => {
  await page.addInitScript(countSlices, 1_000_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Retry: a single slice during which the machine was busy proves nothing.
  await expect(async () => {
    await page.goto('/')
    await interact(page)
    await hydrated(page)
    const durations = await page.evaluate(() => window.slices.durations)
    const total = durations.reduce((sum, one) => sum + one, 0)
    expect(durations.length).toBeGreaterThan(5)
    expect(Math.max(...durations) / total).toBeLessThan(0.5)
  }).toPass()
})

test.describe('in the middle of hydration', () => {
  test('a press during hydration is handled at once, after the earlier ones', async ({ page }) => {
    const release = await openHeld(page, '/')
    const next = page.getByRole('button', { name: 'Next testimonial' })
    await next.click()
    await release()
    await next.click()
    await expect(shown(page, 3)).toHaveAttribute('aria-current', 'true')
    await page.evaluate(() => window.slices.release())
    await hydrated(page)
    await expect(shown(page, 3)).toHaveAttribute('aria-current', 'true')
  })

  test('a field that is typed into during hydration keeps its text', async ({ page }) => {
    const release = await openHeld(page, '/contact')
    const field = page.getByLabel('Full Name')
    await field.click()
    await page.keyboard.type('Ada')
    await release()
    await page.keyboard.type('x')
    await page.evaluate(() => window.slices.release())
    await hydrated(page)
    await expect(field).toHaveValue('Adax')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert')).toHaveText(/4 fields need your attention/)
    await expect(field).toHaveValue('Adax')
  })
})

const shown = (page: Page, testimonial: number) =>
  page.getByRole('button', { name: `Show testimonial ${testimonial} of 8` })

/** Opens a page whose scripts wait. Once the returned function releases them, hydration pauses midway. */
async function openHeld(page: Page, path: string) {
  await page.addInitScript(countSlices, 2)
  const devtools = await page.context().newCDPSession(page)
  // Fast machines would hydrate in one slice.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  const release = await holdBack(page, /\/assets\/[^/]+\.js$/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    release()
    await page.waitForFunction(() => window.slices.isHeld)
    expect(await isHydrated(page)).toBe(false)
  }
}

/** Whether hydration is complete: it ends with the parts that depend on the device. */
const isHydrated = (page: Page) =>
  page.evaluate(() => document.querySelector('header [aria-expanded]') !== null)

const hydrated = (page: Page) => expect.poll(() => isHydrated(page)).toBe(true)

/** Runs in the page before other scripts. React schedules its slices with messages to itself. */
function countSlices(limit: number) {
  const durations: number[] = []
  const held: (() => void)[] = []
  const slices = { durations, limit, isHeld: false, release }
  window.slices = slices
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      const { port1, port2 } = this
      const post = port2.postMessage.bind(port2)
      port2.postMessage = (message: unknown) => {
        if (durations.length < slices.limit) return post(message)
        slices.isHeld = true
        held.push(() => post(message))
      }
      Object.defineProperty(port1, 'onmessage', {
        set: (listener: (event: Event) => void) => {
          port1.addEventListener('message', (event) => {
            const begin = performance.now()
            listener(event)
            durations.push(performance.now() - begin)
          })
          port1.start()
        },
      })
    }
  }
  function release() {
    slices.limit = Number.POSITIVE_INFINITY
    for (const go of held.splice(0)) go()
  }
}
