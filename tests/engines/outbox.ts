import assert from 'node:assert/strict'
import { backend } from '#mocks/backend.ts'
import { faultProxy } from '#tests/support/fault-proxy.ts'
import type { Case } from './case.ts'
import type { Page } from './page.ts'
import { fillMessage } from './people.ts'
import { until } from './until.ts'

const rows = (message: string) =>
  backend.tables.contactSubmissions.all().filter((row) => row.message === message)

/** Waits until the worker has cached the site on the device. */
export async function workerControls(page: Page): Promise<void> {
  await until(
    'the worker controls the page',
    () => page.driver.executeScript<boolean>('return Boolean(navigator.serviceWorker.controller)'),
    20_000,
  )
}

export const outbox: Case[] = [
  {
    title: 'written without a server, the browser killed and started again: sent by itself, once',
    run: async ({ product, start }) => {
      const first = await start()
      await first.page.open(`${product.origin}/contact`)
      await workerControls(first.page)
      await product.stop()
      await fillMessage(first.page, 'Through a killed browser')
      await first.page.press('button', 'Send Message')
      await first.page.sees('Saved on this device')
      const reference = await until(
        'the form says a reference',
        async () => /KES-\w{4}-\w{4}/.exec(await first.page.words())?.[0],
      )
      await first.kill()

      await product.startAgain()
      const { page } = await start({ profile: first.profile })
      await page.open(`${product.origin}/`)
      await until('it has arrived', async () => rows('Through a killed browser').length > 0, 20_000)
      await page.open(`${product.origin}/my-messages`)
      await page.sees(reference)
      await page.sees('Arrived on')
      assert.equal(rows('Through a killed browser').length, 1)
    },
  },
  {
    title: 'the connection is cut when the answer comes, twice: asked again by itself, one row',
    run: async ({ product, start }) => {
      let cuts = 2
      const proxy = await faultProxy(Number(new URL(product.origin).port), () =>
        cuts-- > 0 ? 'answer' : 'none',
      )
      try {
        const { page } = await start()
        await page.open(`${proxy.origin}/contact`)
        await fillMessage(page, 'Through a cut')
        await page.press('button', 'Send Message')
        await page.sees('Thank You!', 30_000)
        assert.ok(cuts < 0)
        assert.equal(rows('Through a cut').length, 1)
      } finally {
        await proxy.close()
      }
    },
  },
  {
    title: 'two tabs: what one keeps the other tells of, and it is sent once',
    run: async ({ product, start }) => {
      const { page, driver } = await start()
      await page.open(`${product.origin}/contact`)
      await workerControls(page)
      const first = await driver.getWindowHandle()
      await driver.switchTo().newWindow('tab')
      await page.open(`${product.origin}/my-messages`)
      await page.untilHydrated()
      const second = await driver.getWindowHandle()
      await driver.switchTo().window(first)
      await product.stop()
      await fillMessage(page, 'From one of two tabs')
      await page.press('button', 'Send Message')
      await page.sees('Saved on this device')
      await driver.switchTo().window(second)
      await page.sees('Waiting')
      await product.startAgain()
      await page.sees('Arrived on', 40_000)
      assert.equal(rows('From one of two tabs').length, 1)
    },
  },
]
