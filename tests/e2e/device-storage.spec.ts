import type { Page } from '@playwright/test'
import { setFaults } from '#mocks/faults.ts'
import { fillMessage } from './message-form.ts'
import { expect, readyForOffline, signIn, test } from './product.ts'
import { rowsOnDevice, savedStaffData, untilDrafted } from './saved-data.ts'

const storage = '/dashboard/device?tab=storage'

async function open(page: Page) {
  await page.goto(storage)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Staff records' })).toBeVisible()
}

async function agree(page: Page, name: string) {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name }).click()
}

/** Stores a message that a visitor submitted offline on this device. */
async function leaveMessage(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((kept, failed) => {
        const opening = indexedDB.open('outbox')
        opening.onerror = () => failed(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('items', { keyPath: 'id' })
        opening.onsuccess = () => {
          const writing = opening.result.transaction('items', 'readwrite')
          writing
            .objectStore('items')
            .put({ id: 'a', state: 'stopped', kind: 'message', form: 'message', order: 1 })
          writing.oncomplete = () => {
            opening.result.close()
            kept()
          }
        }
      }),
  )
}

/** Settles when the app has reloaded: earlier evaluations in the page would be cut off. */
async function reset(page: Page) {
  const loaded = page.waitForEvent('load')
  await agree(page, 'Reset')
  await loaded
  await expect(page).toHaveURL(/\/login$/)
}

/** Counts the rows in the databases with this name prefix. */
const rowsIn = (page: Page, start: string) =>
  page.evaluate(async (prefix) => {
    let rows = 0
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith(prefix)) continue
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => done(opening.result)
      })
      for (const store of database.objectStoreNames)
        rows += await new Promise<number>((done) => {
          const counting = database.transaction(store).objectStore(store).count()
          counting.onsuccess = () => done(counting.result)
        })
      database.close()
    }
    return rows
  }, start)

test('each kind of data is deleted from memory and disk after a confirmation', { tag: '@worker' }, async ({
  page,
  context,
  product,
}) => {
  await open(page)
  await readyForOffline(page)
  const answers = async () => (await savedStaffData(context, product.origin)).answers
  await expect.poll(answers).toBeGreaterThan(10)
  await page.evaluate(async () => {
    await (await caches.open('images')).put('/pictures/x.png', new Response('x'.repeat(3_000)))
  })
  await page.reload()
  const row = (name: string) => page.locator('main li', { has: page.getByRole('heading', { name }) })
  const seen = await page.evaluate(async () =>
    (await (await caches.open('images')).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(seen).toContain('/pictures/x.png')
  const count = `${seen.length} ${seen.length === 1 ? 'picture' : 'pictures'}`
  await expect(row('Pictures')).toContainText(new RegExp(`${count}, about \\d+ KB`))
  await page.getByRole('button', { name: 'Delete Pictures' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('They are loaded again when they are seen.')
  await agree(page, 'Delete')
  await expect(page.getByText('Pictures: deleted from this device')).toBeVisible()
  await expect(row('Pictures')).toContainText('Nothing')
  expect(await page.evaluate(() => caches.has('images'))).toBe(false)

  await page.getByRole('button', { name: 'Delete Staff records' }).click()
  await agree(page, 'Delete')
  await expect(page.getByText('Staff records: deleted from this device')).toBeVisible()
  await expect.poll(answers).toBe(0)
})

test('the device screen shows the version and reports the result of an update check', {
  tag: '@worker',
}, async ({ page, product }) => {
  await open(page)
  await readyForOffline(page)
  await expect(page.getByText(/^Version \d+\.\d+\.\d+, build [\w-]{6,}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Check for update' }).click()
  await expect(page.getByText('This is the newest version.')).toBeVisible()
  await product.stop()
  await page.getByRole('button', { name: 'Check for update' }).click()
  await expect(page.getByText('The server did not answer.')).toBeVisible()
})

test('a reset deletes everything except unsent messages unless their box is ticked', {
  tag: '@worker',
}, async ({ page }) => {
  await open(page)
  await readyForOffline(page)
  await leaveMessage(page)
  await page.reload()
  await expect(page.getByText('1 message has not been sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset this app on this device' }).click()
  await expect(page.getByRole('checkbox', { name: /Also delete 1 message/ })).not.toBeChecked()
  await reset(page)
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await rowsIn(page, 'outbox')).toBe(1)
  expect(await rowsIn(page, 'staff')).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  expect(await page.evaluate(() => caches.has('staff-files'))).toBe(false)

  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto(storage)
  await page.getByRole('button', { name: 'Reset this app on this device' }).click()
  await page.getByRole('checkbox', { name: /Also delete 1 message/ }).check()
  await reset(page)
  expect(await rowsIn(page, 'outbox')).toBe(0)
})

test('a reset also empties a browser that cannot list its databases', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(IDBFactory.prototype, 'databases'))
  await page.goto('/contact')
  await fillMessage(page, 'For nobody but me')
  await untilDrafted(page, 'For nobody but me')
  await open(page)
  expect(await page.evaluate(() => 'databases' in indexedDB)).toBe(false)
  await page.getByRole('button', { name: 'Reset this app on this device' }).click()
  await reset(page)
  expect(await rowsOnDevice(page, 'outbox', 'drafts')).toBe(0)
})

test('a reset with another tab open leaves an app that works in both', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/dashboard/projects')
  await expect(other.locator('tbody a').first()).toBeVisible()
  await page.getByRole('button', { name: 'Reset this app on this device' }).click()
  await reset(page)
  await expect(other).toHaveURL(/\/login/)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto('/dashboard/device')
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText(/ records on this device, synced just now/)).toBeVisible()
  await page.goto(storage)
  await expect(page.getByText(/\d+ answers, about \d+ KB/).first()).toBeVisible()
})

test('a reset without a response of the server is refused with the reason', async ({
  page,
  context,
  product,
}) => {
  await open(page)
  setFaults({ fault: 'dropped' })
  await page.getByRole('button', { name: 'Reset this app on this device' }).click()
  await agree(page, 'Reset')
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('The server does not answer')
  expect((await savedStaffData(context, product.origin)).hasKey).toBe(true)
})

test('records deleted in one tab disappear in another, and visitors’ drafts are deleted with the drafts', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Full Name').fill('Tamuno Briggs')
  await expect.poll(() => rowsIn(page, 'outbox')).toBe(1)
  const other = await context.newPage()
  await other.goto('/dashboard/device')
  await signIn(other)
  await other.getByRole('button', { name: 'Sync now' }).click()
  await expect(other.getByText(/1\d\d records on this device, synced just now/)).toBeVisible()
  await page.goto(storage)
  const row = (name: string) => page.locator('main li', { has: page.getByRole('heading', { name }) })
  for (const kind of ['Staff records', 'Drafts']) {
    await expect(row(kind)).toContainText(/\d+ (answers|draft)/)
    await page.getByRole('button', { name: `Delete ${kind}` }).click()
    await agree(page, 'Delete')
    await expect(row(kind)).toContainText('Nothing')
  }
  await expect(other.getByText(/^0 records on this device, not synced yet/)).toBeVisible()
  expect(await rowsIn(page, 'outbox')).toBe(0)
})

test('the install screen shows steps, the browser’s prompt and an offer that the user can decline', async ({
  page,
}) => {
  await page.goto('/dashboard/install')
  await signIn(page)
  const offer = async () => {
    // The page must be there to listen.
    await expect(page.getByRole('heading', { name: 'After installing' })).toBeVisible()
    await page.evaluate(() => {
      const prompt = async () => document.body.setAttribute('data-prompted', '')
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
  }
  const notNow = page.getByRole('button', { name: 'Not now' })
  await offer()
  await expect(page.locator('main').getByRole('button', { name: 'Install the app' })).toBeVisible()
  await expect(notNow).toHaveCount(0)
  await page.reload()
  await offer()
  await expect(notNow).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Install the app' }).click()
  await expect(page.locator('body[data-prompted]')).toHaveCount(1)
  await page.reload()
  await offer()
  await notNow.click()
  await page.reload()
  await offer()
  await expect(page.locator('main').getByRole('button', { name: 'Install the app' })).toBeVisible()
  await expect(notNow).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(page.getByText('It is installed on this device')).toBeVisible()
})
