import { expect, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

const pages = [
  ['/', /\w/],
  ['/services', /Services/],
  ['/projects', 'Our Projects'],
  ['/careers', /\w/],
  ['/blog', /\w/],
  ['/gallery', /\w/],
  ['/contact', /\w/],
] as const

test('after one visit to one page, every page of the company reads without a network, cold', async ({
  page,
  context,
  product,
}) => {
  const lists = new Set<string>()
  page.on('response', (response) => {
    const [, path] = response.url().split('/api/v1/')
    if (path && response.request().method() === 'GET') lists.add(path)
  })
  await page.goto('/about')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => [...lists], { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['blogs', 'careers', 'services', 'projects', 'gallery']))
  // Leaving the page writes what is not on the disk yet.
  await page.goto('/favicon.svg')
  await page.close()
  await product.stop()
  await context.setOffline(true)

  for (const [path, heading] of pages) {
    const cold = await context.newPage()
    await cold.goto(`${product.origin}${path}`)
    await expect(cold.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
    await expect(cold.locator('main [data-skeleton]'), path).toHaveCount(0)
    await expect(cold.locator('main').getByText(/^Failed to/), path).toHaveCount(0)
    if (path !== '/contact')
      await expect(cold.getByText(/^Saved (?:just now|\d+ min ago)/).first(), path).toBeVisible()
    await cold.close()
  }
})
