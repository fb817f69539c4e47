import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { laterBuild } from '#tests/support/deployments.ts'
import type { Case } from './case.ts'
import { workerControls } from './outbox.ts'
import type { Page } from './page.ts'
import { until } from './until.ts'

const versionOf = (page: Page) =>
  page.driver.executeScript<string>(
    `return document.querySelector('script[type=importmap]')?.textContent ?? ''`,
  )

export const updates: Case[] = [
  {
    title: 'a later build under an open form: said, nothing typed is lost, taken when told',
    run: async ({ product, start }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'deployments-'))
      try {
        const first = path.resolve(process.env.PRODUCT_DIST ?? 'dist')
        const second = await laterBuild(first, path.join(folder, '2'), '2')
        const { page } = await start()
        await page.open(`${product.origin}/contact`)
        await page.untilHydrated()
        await workerControls(page)
        await page.fill('Full Name', 'Tamuno Briggs')
        const old = await versionOf(page)
        product.deploy(second)
        await page.evaluate(async () => {
          await (await navigator.serviceWorker.getRegistration())?.update()
        })
        await page.sees('A newer version is ready.', 30_000)
        assert.equal(await page.valueOf('Full Name'), 'Tamuno Briggs')
        assert.equal(await versionOf(page), old)
        // The host no longer has the old files. Open a screen for the first time.
        await page.press('link', 'Projects')
        await page.find('heading', 'Our Projects')
        assert.equal(await versionOf(page), old)
        await page.press('button', 'Update now')
        await until('the later build', async () => ![old, ''].includes(await versionOf(page)))
        await page.find('heading', 'Our Projects')
        await page.open(`${product.origin}/contact`)
        await page.untilHydrated()
        assert.notEqual(await versionOf(page), old)
        await until(
          'what was typed is back',
          async () => (await page.valueOf('Full Name')) === 'Tamuno Briggs',
        )
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  },
  {
    title: 'a deployment whose scripts are pages of the host: not installed until the scripts are there',
    run: async ({ product, start }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'deployments-'))
      try {
        const first = path.resolve(process.env.PRODUCT_DIST ?? 'dist')
        const second = await laterBuild(first, path.join(folder, '2'), '2')
        const { page } = await start()
        await page.open(`${product.origin}/contact`)
        await page.untilHydrated()
        await workerControls(page)
        product.deploy(second)
        product.replaceFiles((name) => (name.startsWith('/assets/') ? '<h1>Please log in</h1>' : undefined))
        assert.equal(await stateOfUpdate(page), 'redundant')
        product.replaceFiles(() => undefined)
        assert.equal(await stateOfUpdate(page), 'installed')
        await page.sees('A newer version is ready.', 30_000)
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  },
]

/** Checks for an update. Returns the state in which the found worker ends its installation. */
function stateOfUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => resolve(worker.state))
      })
    })
    await registration.update().catch(() => undefined)
    return found
  })
}
