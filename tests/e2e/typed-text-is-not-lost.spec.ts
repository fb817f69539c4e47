import type { Locator, Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { fillApplication, resume } from './apply-form.ts'
import { holdBack } from './hold-back.ts'
import { fillMessage } from './message-form.ts'
import { ownChromium } from './own-chromium.ts'
import { expect, signIn, staffTest, test } from './product.ts'
import { rowsOnDevice } from './saved-data.ts'
import { untilHydrated } from './until-hydrated.ts'

const application = '/apply?jobId=66c0ffeea300000000000002'
const isBack = /^What you typed .* is back/

/** Types the last letter and reloads immediately. */
async function typeAndReload(page: Page, label: string) {
  page.on('dialog', (dialog) => void dialog.accept())
  await untilHydrated(page)
  const field = page.getByLabel(label)
  await field.focus()
  await page.keyboard.type('Ada')
  await page.reload()
}

test('text typed just before a reload is restored in the form', async ({ page }) => {
  await page.goto('/contact')
  await typeAndReload(page, 'Full Name')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')

  // Once its database is open, the device has the last letter too, and reports the restored draft.
  await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(1)
  await typeAndReload(page, 'Full Name')
  await expect(page.getByText(isBack)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('AdaAda')
})

test('text typed before the device has opened its database is restored after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    // Make the disk hang in the first document only.
    if (!sessionStorage.getItem('visited')) Reflect.set(indexedDB, 'open', () => new EventTarget())
    sessionStorage.setItem('visited', '1')
  })
  await page.goto('/contact')
  await typeAndReload(page, 'Full Name')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
  // The device now has the draft, independent of the tab.
  await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(1)
})

test('text typed before the form was hydrated is restored after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    const { queueMicrotask: queue } = window
    // The first document never replays to its forms what was typed before hydration.
    if (sessionStorage.getItem('visited')) return
    sessionStorage.setItem('visited', '1')
    window.queueMicrotask = (task) => {
      if (/\.repeat\(/.test(String(task))) sessionStorage.setItem('untold', '1')
      else queue(task)
    }
  })
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/contact')
  await page.getByLabel('Full Name').pressSequentially('Ada')
  release()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('untold'))).toBe('1')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
})

test('text typed while the device opens its database stays one draft, before and after a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    const wait = (event: Event) => {
      if (event.isTrusted) event.stopImmediatePropagation()
      const again = () => {
        if (sessionStorage.getItem('held')) setTimeout(again, 100)
        else event.target?.dispatchEvent(new Event('success'))
      }
      if (event.isTrusted) setTimeout(again, 1_500)
    }
    IDBFactory.prototype.open = function (...given) {
      const asked = open.apply(this, given)
      asked.addEventListener('success', wait, { capture: true })
      return asked
    }
  })
  await page.goto('/contact')
  await typeAndReload(page, 'Full Name')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
  await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(1)
  await page.reload()
  await expect(page.getByText(isBack)).toBeVisible()

  // Input typed before the device has responded replaces the earlier draft, which can be brought back.
  await page.evaluate(() => sessionStorage.setItem('held', '1'))
  await page.reload()
  await untilHydrated(page)
  await page.getByLabel('Full Name').fill('Bola')
  await page.evaluate(() => sessionStorage.removeItem('held'))
  await expect(page.getByText(/^You have typed here before/)).toBeVisible()
  await expect(page.getByText(isBack)).toHaveCount(0)
  await expect(page.getByLabel('Full Name')).toHaveValue('Bola')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
  await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(1)
})

staffTest('text that staff typed just before a reload is offered as a draft', async ({ page }) => {
  await page.goto('/dashboard/careers/new')
  await typeAndReload(page, 'Job Title')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Ada')
})

test('text that the browser drops from its database on page close is restored', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    const drop = () => {
      IDBObjectStore.prototype.put = function (...given) {
        const asked = put.apply(this, given)
        this.transaction.abort()
        return asked
      }
    }
    addEventListener('pagehide', drop, { capture: true })
  })
  await page.goto('/contact')
  await untilHydrated(page)
  // Type early enough for the device to store it.
  await page.getByLabel('Full Name').pressSequentially('A')
  await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(1)
  await page.getByLabel('Full Name').press('End')
  await page.keyboard.type('da')
  await page.reload()
  await expect(page.getByText(isBack)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
  // The draft is only on the disk by now.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /draft/.test(name)))).toEqual(
    [],
  )
})

staffTest('text that staff typed while the disk was slow is offered as a draft', async ({ page }) => {
  await page.goto('/dashboard/careers/new')
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    // Writes begin and never complete.
    IDBTransaction.prototype.commit = () => {}
    IDBObjectStore.prototype.put = function (...given) {
      const asked = put.apply(this, given)
      const goOn = () => {
        this.get('nothing').onsuccess = goOn
      }
      if (this.name === 'drafts') goOn()
      return asked
    }
  })
  await typeAndReload(page, 'Job Title')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Ada')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /draft/.test(name)))).toEqual(
    [],
  )
})

test('the newest of two tabs’ texts is the draft, and each open tab keeps its own', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto(application)
  await other.goto(application)
  await fillApplication(page, resume('long.pdf'))
  await fillApplication(other, resume('short.pdf'))
  await page.reload()
  await expect(page.getByText(/is back, with the file short\.pdf/)).toBeVisible()
  await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(2)
})

test('a link with a subject overrides the subject of a draft, whose other entries stay', async ({ page }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  await fillMessage(page, 'Typed before the link')
  await page.goto('/contact?subject=services')
  await expect(page.getByText(/The subject is that of the link you followed\./)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('services')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed before the link')
  await page.goto('/contact')
  await expect(page.getByLabel('Subject')).toHaveValue('support')
})

for (const [path, label, button] of [
  ['/contact', 'Message', 'Send Message'],
  ['/quote', 'First Name', 'Submit Request'],
  [application, 'Full Name', 'Submit Application'],
] as const)
  test(`${path} shows its form and a warning when the database never opens`, async ({ page }) => {
    await hangDatabases(page)
    await page.goto(path)
    await untilHydrated(page)
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
    const note = page.getByText(/^This device keeps nothing of what you type here\./)
    await expect(note).toBeVisible()
    expect(await isBelow(note, page.getByRole('button', { name: button }))).toBe(true)
  })

test('a message is sent from memory when the database never opens', async ({ page }) => {
  await hangDatabases(page)
  await page.goto('/contact')
  await fillMessage(page, 'From memory')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  const rows = backend.tables.contactSubmissions.all().filter(({ message }) => message === 'From memory')
  expect(rows).toHaveLength(1)
})

staffTest('staff forms do not wait for a database that never opens', async ({ page }) => {
  await hangDatabases(page)
  await page.goto('/dashboard/careers/new')
  await expect(page.getByLabel('Job Title')).toBeVisible()
  const note = page.getByText(/^This device keeps no draft of what you type here\./)
  await expect(note).toBeVisible()
  expect(await isBelow(note, page.getByRole('button', { name: 'Save Changes' }))).toBe(true)
})

test('text typed right after a sign-in survives a killed browser, for the same person', async ({
  product,
}) => {
  const device = await ownChromium()
  try {
    const open = async (prepare = async (_page: Page) => {}) => {
      const context = await device.start()
      const page = context.pages()[0] ?? (await context.newPage())
      await prepare(page)
      await page.goto(`${product.origin}/login?redirect=/dashboard/careers/new`)
      return page
    }
    let page = await open()
    await signIn(page)
    await page.getByLabel('Job Title').fill('Rigger')
    await expect.poll(() => rowsOnDevice(page, 'staff', 'drafts')).toBe(1)
    await device.kill()
    // A killed browser may or may not have stored the token. Here, it never has.
    page = await open((fresh) => fresh.addInitScript(() => localStorage.clear()).then(() => undefined))
    await expect(page.getByRole('heading', { name: 'Log in to your Account' })).toBeVisible()
    await signIn(page)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByLabel('Job Title')).toHaveValue('Rigger')
  } finally {
    await device.remove()
  }
})

/** Simulates a browser whose profile is on a failed disk. */
async function hangDatabases(page: Page) {
  await page.addInitScript(() => {
    // An opening that never completes. It only needs to accept listeners.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
}

/** Whether a note is below the button, so that the button does not move when the note appears. */
async function isBelow(note: Locator, button: Locator) {
  const above = await button.elementHandle()
  return note.evaluate(
    (element, other) => other?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
    above,
  )
}
