import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { expect, signIn, staffTest as test } from './product.ts'
import { drawingFile } from './writes.ts'

/** The stories tests/interactions/*.stories.tsx test the message of each screen, form, and deletion for each fault. */
test('the current screen is fetched again when the connection returns, and a rejected token asks for a sign-in', async ({
  page,
}) => {
  const main = page.locator('main')
  const activities = page.getByRole('heading', { name: 'Latest Activities' })
  let answer: { status: number; json: object } | undefined
  await page.route('**/api/v1/dashboard', (route) => (answer ? route.fulfill(answer) : route.continue()))
  await page.goto('/dashboard')
  await expect(activities).toBeVisible()
  await expect(page.getByRole('link', { name: /^This device/ })).toContainText('Synced')

  answer = { status: 422, json: { message: 'This will not do.' } }
  // A short interruption does not count. A response to a pending fetch would tell the page that it is connected.
  await page.context().setOffline(true)
  await expect(page.getByText(/^Offline · saved/).first()).toBeVisible()
  await page.context().setOffline(false)
  const alert = main.getByRole('alert').filter({ hasText: 'What you see was saved before.' })
  await expect(alert).toContainText('This will not do.')
  await expect(activities).toBeVisible()

  answer = { status: 401, json: { message: 'Invalid or expired token' } }
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
  const kept = () => ['auth_token', 'admin'].filter((key) => localStorage.getItem(key) !== null)
  expect(await page.evaluate(kept)).toEqual([])
  answer = undefined
  await signIn(page)
  await expect(activities).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a save that was stopped after the upload may be stored, and the next save creates no second record', async ({
  page,
}) => {
  await page.goto('/dashboard/media/new')
  await page.getByLabel('Title').fill('Manifold, Bonny')
  await page.getByLabel('Description').fill('Ready to be shipped')
  const pixels = Buffer.alloc(300_000, ' ')
  drawingFile('manifold.svg').buffer.copy(pixels)
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ ...drawingFile('manifold.svg'), buffer: pixels })
  setFaults({ fault: 'never', only: 'POST /gallery' })
  const save = page.getByRole('button', { name: 'Save Changes' })
  await save.click()
  const progress = page.getByRole('region', { name: 'Saving the gallery item' })
  await expect(progress.getByText('All sent. Waiting for the answer.').first()).toBeVisible()
  await progress.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Stopped after everything was sent. It may have been saved all the same',
  )
  setFaults({})
  await save.click()
  await expect(page).toHaveURL(/\/dashboard\/media$/)
  expect(backend.tables.media.all().filter(({ title }) => title === 'Manifold, Bonny')).toHaveLength(1)
})
