import type { Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { expectAccessible } from './accessible.ts'
import { expect, superAdmin, staffTest as test } from './product.ts'
import { screensOf, withScreens } from './record-screens.ts'

test.describe.configure({ mode: 'parallel' })

const routes = [
  '',
  ...withScreens.flatMap((name) =>
    screensOf(name).map((path) => path.replace('/dashboard', '').replace('{id}', rowId(name, 1))),
  ),
  '/notifications',
  '/notifications/settings',
  '/settings',
  '/search',
  '/search?query=pump',
  '/profile',
  '/device',
  '/device?tab=storage',
  '/install',
]

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({
      account: superAdmin,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    })
    test.setTimeout(240_000)

    test('every screen of the dashboard is accessible in both themes, has one h1 and nothing sideways', async ({
      page,
    }) => {
      for (const route of routes) {
        await open(page, route)
        await expect(page.locator('h1')).toHaveCount(1)
        await expectAccessible(page, route || '/')
      }
    })

    test('so are its menus, dialogs, messages and drafts', async ({ page }) => {
      const all = width < 768 ? { ...states, ...statesOfAPhone } : states
      for (const [state, show] of Object.entries(all)) {
        await show(page)
        await expectAccessible(page, state)
        await leave(page)
      }
    })
  })
}

/** On a phone the tools of a list are in a sheet. Gives whether they are. */
async function openSheet(page: Page): Promise<boolean> {
  await expect(page.getByRole('searchbox').nth(1)).toBeVisible()
  const view = page.getByRole('button', { name: 'View', exact: true })
  const isInSheet = await view.isVisible()
  if (isInSheet) await view.click()
  return isInSheet
}

/** Each from its own screen on: none needs the one before. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'a row’s menu': (page) => openRowMenu(page),
  'the question before a deletion': (page) => askBeforeDeletion(page),
  'a deletion that failed': async (page) => {
    await askBeforeDeletion(page)
    await page.route(
      ({ pathname }) => /\/projects\/[0-9a-f]{24}$/.test(pathname),
      (route) => route.fulfill({ status: 500, json: { message: 'The disk is full' } }),
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible()
  },
  'ticked rows': (page) => tickTwo(page),
  'a status for several': async (page) => {
    await tickTwo(page)
    await page.getByRole('button', { name: 'Set status' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
  },
  'the question before several deletions': async (page) => {
    await tickTwo(page)
    await page.getByRole('button', { name: 'Delete 2' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'the columns': async (page) => {
    await open(page, '/projects')
    if (await openSheet(page)) return expect(page.getByRole('group', { name: 'Columns' })).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    return expect(page.getByRole('menuitemcheckbox').first()).toBeVisible()
  },
  'the filters of projects': async (page) => {
    await open(page, '/projects')
    const isInSheet = await openSheet(page)
    await page.getByRole('button', { name: isInSheet ? 'Date' : 'Filter', exact: true }).click()
    await expect(page.locator('form').getByLabel('Start Date')).toBeVisible()
  },
  'the keys': async (page) => {
    await open(page, '/projects')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
  'the palette': async (page) => {
    await open(page, '/projects')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find records and screens' }).fill('pro')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  },
  'the profile’s menu': async (page) => {
    await open(page, '/install')
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  },
  'the bell': async (page) => {
    await open(page, '/install')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /otification/ })
      .click()
    await expect(page.getByRole('menuitem', { name: 'View all notifications' })).toBeVisible()
  },
  'the dialog of days': async (page) => {
    await open(page, '/quote-requests')
    await openSheet(page)
    await page.getByRole('button', { name: 'Date', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Filter by Date' })).toBeVisible()
  },
  'a picture seen large': async (page) => {
    await open(page, `/projects/${rowId('projects', 1)}`)
    await page.getByRole('button', { name: /^View image 1/ }).click()
    await expect(page.getByRole('dialog', { name: 'Image viewer' })).toBeVisible()
  },
  'a status that was set': async (page) => {
    await open(page, `/applications/${rowId('applications', 1)}`)
    await page.getByRole('combobox', { name: 'Application status' }).selectOption('Rejected')
    await expect(page.getByText('Status set to Rejected')).toBeVisible()
  },
  'entries that may not stay': async (page) => {
    await open(page, '/team/new')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert')).toContainText('need your attention')
  },
  'the question before leaving': async (page) => {
    await open(page, '/careers/new')
    await askBeforeLeaving(page, 'Job Title')
  },
  'an offered draft': async (page) => {
    await open(page, '/services/new')
    await askBeforeLeaving(page, 'Service Name')
    await page.getByRole('button', { name: 'Leave' }).click()
    // The address changes before the list is there: until then the form is, and would stay.
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    await open(page, '/services/new')
    await expect(page.getByText(/^You have unsaved entries/)).toBeVisible()
  },
  'a form for an admin': async (page) => {
    await open(page, '/profile')
    await page.getByRole('button', { name: 'Add New Admin' }).click()
    await page.getByRole('button', { name: 'Create Admin' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  },
  'a link for an article': async (page) => {
    await openTool(page, 'Link')
    await expect(page.getByRole('dialog', { name: 'Insert a link' })).toBeVisible()
  },
  'an image for an article': async (page) => {
    await openTool(page, 'Image')
    await expect(page.getByRole('dialog', { name: 'Insert an image' })).toBeVisible()
  },
  'the HTML of an article': async (page) => {
    await openTool(page, 'HTML')
    await expect(page.getByLabel('Content')).toHaveValue(/^</)
  },
  'a list that failed': async (page) => {
    await page.route(admins, (route) => route.fulfill({ status: 422, json: { message: 'Not today' } }))
    // What the device has of the list would stand under the message.
    await page.goto('/dashboard/profile')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Not today')
  },
  'an empty list': async (page) => {
    await page.route(admins, (route) => route.fulfill({ json: [] }))
    await page.goto('/dashboard/profile')
    await expect(page.getByText('No admins found')).toBeVisible()
  },
  'a record that failed': async (page) => {
    await page.route('**/api/v1/demo/*', (route) => route.fulfill({ json: {} }))
    await page.goto(`/dashboard/quote-requests/${rowId('quoteRequests', 99)}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('An error occurred')
  },
  'a list without a network': async (page) => {
    await open(page, '/quote-requests')
    await page.context().setOffline(true)
    await expect(page.getByText(/^You are offline/)).toBeVisible()
  },
  'a record that the device does not have': async (page) => {
    await open(page, `/quote-requests/${rowId('quoteRequests', 1)}`)
    await page.context().setOffline(true)
    const unknown = `/dashboard/quote-requests/${rowId('quoteRequests', 99)}`
    await page.evaluate((path) => history.pushState({}, '', path), unknown)
    await expect(page.getByText('This is not on this device yet')).toBeVisible()
  },
}

const statesOfAPhone: typeof states = {
  'the menu of a phone': async (page) => {
    await open(page, '/install')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}

const admins = '**/api/v1/auth/admins'

async function openRowMenu(page: Page) {
  await open(page, '/projects')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
}

async function askBeforeDeletion(page: Page) {
  await openRowMenu(page)
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

async function tickTwo(page: Page) {
  await open(page, '/projects')
  for (const row of [1, 2]) await page.getByRole('main').getByRole('checkbox').nth(row).check()
  await expect(page.getByText('2 selected')).toBeVisible()
}

async function askBeforeLeaving(page: Page, label: string) {
  await page.getByLabel(label).fill('Diver')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
}

async function openTool(page: Page, name: string) {
  await open(page, `/blogs/${rowId('blogs', 1)}/edit`)
  const tools = page.getByRole('toolbar', { name: 'Formatting' }).last()
  await tools.getByRole('button', { name, exact: true }).click()
}

/** What a state has done is undone: the next one begins in a new document, with a network and the backend's answers. */
async function leave(page: Page) {
  await page.unrouteAll()
  await page.context().setOffline(false)
  await page.goto('about:blank')
}

/** Without starting the app anew, once it runs: dozens of starts take longer than all of the looking. */
async function open(page: Page, route: string) {
  const path = `/dashboard${route}`
  if (page.url() === 'about:blank') await page.goto(path)
  else await page.evaluate(follow, path)
  await expect(page.locator('main h1:not([data-left])')).toBeVisible()
  await expect(page.locator('main').locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0)
}

/** In the page: marks the heading of a screen that is left, so that it is not taken for that of the next. */
function follow(path: string) {
  const next = new URL(path, location.href)
  if (next.pathname !== location.pathname) document.querySelector('main h1')?.setAttribute('data-left', '')
  history.pushState(null, '', next)
}
