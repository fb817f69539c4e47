import { crashesOf } from './crashes.ts'
import { expect, test } from './product.ts'

/** The stories tests/interactions/failing-pages.stories.tsx test the message of each page for each call. */
test('a failed request on a server-rendered page is reported in place, and Try Again fetches the data', async ({
  page,
}) => {
  const crashes = crashesOf(page)
  await page.route('**/api/v1/projects', (route) =>
    route.fulfill({ status: 500, json: { message: 'E11000' } }),
  )
  await page.goto('/projects')
  const alert = page.locator('main').getByRole('alert')
  await expect(alert.getByText('Failed to fetch projects', { exact: true })).toBeVisible()
  await expect(alert).toHaveCount(1)
  await expect(page.getByText('E11000')).toHaveCount(0)
  await page.unrouteAll()
  await page.locator('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
  expect(crashes).toEqual([])
})
