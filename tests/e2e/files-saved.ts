import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/** Waits until the worker controls the page and has each of the staff's files. */
export async function filesSaved(page: Page) {
  const build = process.env.PRODUCT_DIST ?? 'dist'
  const chunks: Record<string, { staff: boolean }> = JSON.parse(
    await readFile(`${build}/.vite/chunks.json`, 'utf8'),
  )
  const saved = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return 0
      return (await (await caches.open('staff-files')).keys()).length
    })
  await expect
    .poll(saved, { timeout: 20_000 })
    .toBe(Object.values(chunks).filter(({ staff }) => staff).length)
}
