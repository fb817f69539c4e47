import type { Page } from '@playwright/test'
import { seedCount } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { crashesOf } from './crashes.ts'
import { expect, superAdmin, staffTest as test } from './product.ts'
import { screensOf, withScreens } from './record-screens.ts'
import { translate } from './translator.ts'

test.use({ account: superAdmin, viewport: { width: 1440, height: 900 } })

let crashes: string[]
test.beforeEach(({ page }) => {
  crashes = crashesOf(page)
})
test.afterEach(async ({ page }) => {
  expect(crashes).toEqual([])
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
})

const heading = (page: Page) => page.locator('main h1:not([data-left])')

/** Opens the first screen and translates it. Navigates to the others within the app, which stays translated. */
async function open(page: Page, path: string) {
  if (page.url() === 'about:blank') {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await translate(page)
  } else await page.evaluate(follow, path)
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('main').locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0)
}

/** Runs in the page. Marks the heading of the current screen, so that it is not mistaken for the next one. */
function follow(path: string) {
  document.querySelector('main h1')?.setAttribute('data-left', '')
  history.pushState(null, '', path)
}

const screens = [
  '/dashboard',
  ...withScreens.flatMap((name) => screensOf(name).map((path) => path.replace('{id}', rowId(name, 1)))),
  '/dashboard/notifications',
  '/dashboard/notifications/settings',
  '/dashboard/settings',
  '/dashboard/search?query=pump',
  '/dashboard/profile',
  '/dashboard/device',
  '/dashboard/device?tab=storage',
  '/dashboard/install',
  '/dashboard/system',
]

for (const part of [0, 1])
  test(`every screen of a translated dashboard survives the loss and return of the connection: part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const note = page.getByText(/^Offline · saved/).first()
    for (const path of screens.filter((_, index) => index % 2 === part)) {
      await open(page, path)
      await page.context().setOffline(true)
      await expect(note, path).toBeVisible()
      await page.context().setOffline(false)
      await expect(note).toBeHidden()
      await expect(heading(page), path).toBeVisible()
      expect(crashes, path).toEqual([])
    }
  })

test('a job of a translated dashboard is validated, saved and deleted after a confirmation', async ({
  page,
}) => {
  await open(page, '/dashboard/careers')
  await open(page, '/dashboard/careers/new')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText('need your attention')
  await open(page, '/dashboard/careers')
  await page.locator('[data-row-link]').first().click()
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Rigger')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const row = page.getByRole('row', { name: /Rigger/ })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Delete job' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})

test('settings of a translated dashboard are saved, also twice', async ({ page }) => {
  await open(page, '/dashboard/settings')
  for (const name of ['Kelvara', 'Kelvara Engineers']) {
    await page.getByLabel('Site Name').fill(name)
    await page.getByRole('button', { name: 'Save General Info' }).click()
    await expect(page.getByText('General Info saved').last()).toBeVisible()
  }
})

test('a translated list is filtered, sorted and selected, and a deletion is undone', async ({ page }) => {
  await open(page, '/dashboard/contact-submissions')
  const rows = page.locator('[data-row-link]')
  await expect(rows).toHaveCount(25)
  await page.getByRole('button', { name: 'Sort by Name' }).click()
  await page.getByRole('button', { name: 'Sort by Name' }).click()
  const filter = page.getByLabel(/^Filter contact/)
  await filter.fill('ebiere')
  await expect(rows).toHaveCount(1)
  await filter.fill('nobody has this name')
  await expect(page.getByText('Nothing found').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(rows).toHaveCount(25)
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(1)
    .check()
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(2)
    .check()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete contact submission' }).first().click()
  await page.getByRole('status').filter({ hasText: 'deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`of ${seedCount('contactSubmissions')}`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).first().click()
  await expect(page.getByText(/^26–/).first()).toBeVisible()
})

test('a translated request is marked, noted, replied to by a template and left for the next', async ({
  page,
}) => {
  await open(page, `/dashboard/quote-requests/${rowId('quoteRequests', 1)}`)
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await page.getByRole('button', { name: 'Mark as not answered' }).click()
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  await page.getByRole('textbox', { name: 'New internal note' }).fill('Has called')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Internal notes' }).getByRole('listitem')).toContainText(
    'Has called',
  )
  await page.getByLabel('Template of the answer').selectOption({ index: 1 })
  await page.keyboard.press('j')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('k')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem').first().waitFor()
  await page.keyboard.press('Escape')
})

test('the palette, the bell and the shortcuts of a translated dashboard open and close', async ({ page }) => {
  await open(page, '/dashboard')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Find records and screens' })
  for (const words of ['pump', 'pumps and', 'tank', 'nothing has this name']) await palette.fill(words)
  await palette.fill('fernwell')
  await expect(page.getByRole('option', { name: /^Fernwell Breweries/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications, / }).click()
  await expect(page.getByRole('menuitem', { name: 'View all notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await page.locator('main h1').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('an article that is written in a translated dashboard keeps the words of its author', async ({
  page,
}) => {
  await open(page, '/dashboard/blogs/new')
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.click()
  await page.keyboard.type('Measure twice.')
  expect(await content.innerHTML()).toContain('<p>Measure twice.</p>')
})
