import type { Locator, Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { crashesOf } from './crashes.ts'
import { screenReads } from './dashboard-reads.ts'
import { deletions, formWrites } from './dashboard-writes.ts'
import { expect, signIn, superAdmin, staffTest as test } from './product.ts'
import {
  everyFaultOfAWrite,
  expired,
  type Fault,
  faultsOf,
  proxyPage,
  refused,
  saidOfCreation,
  toldCall,
} from './told-answers.ts'

test.describe.configure({ mode: 'parallel' })

for (const read of screenReads) {
  const {
    path,
    call,
    fallback,
    say = (sentence) => sentence,
    missing,
    ready,
    refreshes,
    meets,
    refuses,
  } = read
  const name = path.replace(/[0-9a-f]{24}/, '{id}')

  test(`${name} cannot be read: said in the call’s words, Try again helps${refuses ? ', a refused token asks to sign in' : ''}`, async ({
    page,
  }) => {
    const crashes = crashesOf(page)
    await retryAtOnce(page)
    const told = await toldCall(page, call)
    const main = page.locator('main')
    const again = main.getByRole('button', { name: 'Try again' })
    const alert = main.getByRole('alert')
    const meet = async ({ name, says = fallback }: Fault) => {
      await expect(alert, name).toContainText(say(says))
      await expect(alert, `${name}: nothing else fails`).toHaveCount(1)
      await expect(again, name).toBeEnabled()
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    }

    const [first, ...others] = faultsOf(meets)
    if (!first) throw new Error('There are no faults')
    told.hold()
    told.answer = first.answer
    await page.goto(path)
    await expect(waiting(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    told.release()
    await meet(first)
    for (const fault of others) {
      told.answer = fault.answer
      await again.click()
      await meet(fault)
    }
    // The rest of the screen goes on working meanwhile.
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Your Profile' })).toBeVisible()
    await page.keyboard.press('Escape')

    told.answer = undefined
    await again.click()
    await expect(ready(main)).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(waiting(page)).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveRole('heading')

    if (refreshes) {
      told.answer = refused(422, { message: 'This will not do.' })
      await reconnect(page)
      await expect(alert).toContainText(say('This will not do. What you see was saved before.'))
      await expect(ready(main)).toBeVisible()
    }
    if (missing) {
      told.answer = refused(404, { message: 'No such thing' })
      if (refreshes) await again.click()
      else await page.reload()
      await expect(main.getByText(missing)).toBeVisible()
      await expect(alert).toHaveCount(0)
    }

    expect(crashes).toEqual([])
    if (!refuses) return
    told.answer = expired(refuses)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
    const kept = () => ['auth_token', 'admin'].filter((key) => localStorage.getItem(key) !== null)
    expect(await page.evaluate(kept)).toEqual([])
    told.answer = undefined
    await signIn(page)
    await expect(ready(main)).toBeVisible()
    expect(page.url()).toContain(path)
    expect(crashes).toEqual([])
  })
}

for (const write of formWrites) {
  const { path, list, call, fallback, entries, button, saved, meets, refuses } = write
  const isNew = call.startsWith('POST')
  const name = call.replace(/[0-9a-f]{24}/, '{id}')

  test(`${name} fails: said in the form’s banner with every entry kept; a double click sends once`, async ({
    page,
  }) => {
    const crashes = crashesOf(page)
    const told = await toldCall(page, call)
    const main = page.locator('main')
    const alert = main.getByRole('alert')
    const save = main.getByRole('button', { name: button, exact: true })
    await page.goto(path)
    for (const [label, value] of Object.entries(entries)) await field(main, label).fill(value)
    const isKept = async (what: string) => {
      for (const [label, value] of Object.entries(entries))
        expect(await entryOf(field(main, label)), `${what}: ${label}`).toBe(value)
    }
    for (const fault of faultsOf(meets)) {
      const { name, answer, says = fallback } = fault
      told.answer = answer
      await save.click()
      await expect(alert, name).toHaveText(isNew ? saidOfCreation(fault, fallback) : says)
      await expect(alert, name).toBeFocused()
      expect(told.asked, name).toBe(1)
      await isKept(name)
    }

    if (refuses) {
      told.answer = expired(refuses)
      await save.dblclick()
      await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
      await signIn(page)
      await expect(main.getByText(/^Your unsaved entries from .* are back/)).toBeVisible()
      await isKept('after signing in')
    }
    told.answer = undefined
    told.hold()
    await save.dblclick()
    await expect(main.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await expect.poll(() => told.asked).toBe(1)
    told.release()
    await expect(page.getByText(saved)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    expect(told.asked).toBe(1)
    await expect(alert).toHaveCount(0)
    expect(crashes).toEqual([])
  })
}

for (const deletion of deletions) {
  const { path, call, fallback, name, id, thing, ask, meets, refuses, isGone } = deletion
  const where = path.replace(/[0-9a-f]{24}/, '{id}')

  test(`${call.replace(/[0-9a-f]{24}/, '{id}')} on ${where} fails: said in the question, which stays`, async ({
    page,
  }) => {
    const crashes = crashesOf(page)
    const told = await toldCall(page, call)
    const main = page.locator('main')
    const question = page.getByRole('alertdialog')
    const confirm = question.getByRole('button', { name: 'Delete', exact: true })
    await page.goto(path)
    await ask(main)
    for (const { name, answer, says = fallback } of faultsOf(meets)) {
      told.answer = answer
      await confirm.click()
      await expect(question.getByRole('alert'), name).toHaveText(says)
      await expect(confirm, name).toBeFocused()
      expect(told.asked, name).toBe(1)
    }
    if (refuses) {
      told.answer = expired(refuses)
      await confirm.click()
      await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
      await signIn(page)
      await ask(main)
    }
    if (isGone) {
      const row = backend.tables[name].find(id)
      if (row) backend.tables[name].remove(row)
    }
    told.answer = undefined
    told.hold()
    await confirm.dblclick()
    await expect(question.getByRole('button', { name: 'Deleting...' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await expect.poll(() => told.asked).toBe(1)
    await expect(page.locator(':focus')).toHaveCount(1)
    told.release()
    await expect(page.getByText(`${thing} deleted`)).toBeVisible()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path.replace(`/${id}`, '')}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(backend.tables[name].find(id)).toBeUndefined()
    expect(crashes).toEqual([])
  })
}

test('PUT /job-applications/{id}/status fails: the stored status is back, with the reason', async ({
  page,
}) => {
  const crashes = crashesOf(page)
  const id = rowId('applications', 1)
  const told = await toldCall(page, `PUT /job-applications/${id}/status`)
  const status = page.getByRole('combobox', { name: 'Application status' })
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await page.goto(`/dashboard/applications/${id}`)
  await status.focus()
  for (const { name, answer, says = 'Failed to update job application status' } of faults) {
    told.answer = answer
    await status.selectOption('Rejected')
    await expect(message.getByText(says), name).toBeVisible()
    await expect(status, name).toBeEnabled()
    await expect(status, name).toHaveValue('new')
    await expect(status, name).toBeFocused()
    expect(told.asked, name).toBe(1)
    await message.getByRole('button', { name: 'Dismiss' }).click()
    await status.focus()
  }
  told.answer = expired(403)
  await status.selectOption('Rejected')
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
  told.answer = undefined
  await signIn(page)
  await status.selectOption('Rejected')
  await expect(page.getByText('Status set to Rejected')).toBeVisible()
  expect(crashes).toEqual([])
})

test('DELETE /contact/{id} fails: the row comes back, with the reason', async ({ page }) => {
  const crashes = crashesOf(page)
  const id = rowId('contactSubmissions', 1)
  const who = String(backend.tables.contactSubmissions.find(id)?.fullName)
  const told = await toldCall(page, `DELETE /contact/${id}`)
  const row = page.getByRole('row', { name: who }).first()
  const messages = page.getByRole('region', { name: 'Messages' })
  const remove = async () => {
    await row.getByRole('button', { name: 'Delete contact submission' }).click()
    await expect(row).toHaveCount(0)
    await messages.getByRole('status').getByRole('button', { name: 'Dismiss' }).click()
  }
  await page.goto('/dashboard/contact-submissions')
  for (const { name, answer, says = 'An error occurred' } of notGone) {
    told.answer = answer
    await remove()
    await expect(messages.getByRole('alert').getByText(says), name).toBeVisible()
    await expect(row, name).toBeVisible()
    expect(told.asked, name).toBe(1)
    await messages.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
  }
  told.answer = expired(401)
  await remove()
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
  told.answer = undefined
  await signIn(page)
  await remove()
  await expect.poll(() => backend.tables.contactSubmissions.find(id)).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(messages.getByRole('alert')).toHaveCount(0)
  expect(crashes).toEqual([])
})

const faults = faultsOf(everyFaultOfAWrite)
const notGone = faultsOf(everyFaultOfAWrite.filter((name) => name !== 'a 404' && name !== 'a page with 403'))

const sections = [
  ['General Info', '/settings/general', 'Site Name', 'Failed to update general settings'],
  ['Social Media Links', '/settings/social', 'Facebook', 'Failed to update social media settings'],
  ['Contact Details', '/settings/general', 'Head Office Address', 'Failed to update general settings'],
  ['SEO Settings', '/settings/seo', 'Meta Title', 'Failed to update SEO settings'],
  ['Branding & Appearance', '/settings/branding', 'Favicon', 'Failed to update branding settings'],
] as const

test('PUT /settings/… fails: each section says it in its own banner, and the others go on working', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const crashes = crashesOf(page)
  const main = page.locator('main')
  const alert = main.getByRole('alert')
  await page.goto('/dashboard/settings')
  for (const [title, path, label, fallback] of sections) {
    const told = await toldCall(page, `PUT ${path}`)
    const save = main.getByRole('button', { name: `Save ${title}` })
    const entry = main.getByLabel(label, { exact: true })
    if (label === 'Favicon') await entry.setInputFiles(icon)
    else await entry.fill('Changed')
    for (const { name, answer, says = fallback } of faults) {
      told.answer = answer
      await save.click()
      await expect(alert, `${title}: ${name}`).toHaveText(says)
      await expect(alert, `${title}: ${name}`).toBeFocused()
      expect(told.asked, name).toBe(1)
      if (label !== 'Favicon') await expect(entry, name).toHaveValue('Changed')
    }
    told.answer = undefined
    told.hold()
    await save.dblclick()
    const others = sections.filter(([other]) => other !== title)
    for (const [other] of others)
      await expect(main.getByRole('button', { name: `Save ${other}` })).toBeEnabled()
    told.release()
    await expect(page.getByText(`${title} saved`)).toBeVisible()
    await expect(alert).toHaveCount(0)
    expect(told.asked, title).toBe(1)
  }
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)

  // The six general values go in one call, so they are read before they are written.
  const reading = await toldCall(page, 'GET /settings')
  reading.answer = proxyPage(200)
  await main.getByLabel('Site Name').fill('Once more')
  await main.getByRole('button', { name: 'Save General Info' }).click()
  await expect(alert.first()).toContainText('Failed to fetch settings')
  await expect(main.getByLabel('Site Name')).toHaveValue('Once more')
  reading.answer = expired(401)
  await main.getByRole('button', { name: 'Save General Info' }).click()
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
  reading.answer = undefined
  await signIn(page)
  await expect(main.getByLabel('Site Name')).toHaveValue('Once more')
  expect(crashes).toEqual([])
})

test('POST /dashboard/activity fails: nobody is disturbed, and only a refused token signs out', async ({
  page,
}) => {
  const crashes = crashesOf(page)
  const told = await toldCall(page, 'POST /dashboard/activity')
  for (const { name, answer } of faults) {
    told.answer = answer
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Latest Activities' }), name).toBeVisible()
    await expect.poll(() => told.asked, name).toBe(1)
    await expect(page.getByRole('alert'), name).toHaveCount(0)
  }
  told.answer = expired(401)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
  expect(crashes).toEqual([])
})

test.describe('as a super admin', () => {
  test.use({ account: superAdmin })

  test('POST /auth/register and DELETE /auth/admins/{id} fail: said in the modal and the question', async ({
    page,
  }) => {
    const crashes = crashesOf(page)
    const id = rowId('admins', 3)
    const making = await toldCall(page, 'POST /auth/register')
    const removing = await toldCall(page, `DELETE /auth/admins/${id}`)
    const modal = page.getByRole('dialog', { name: 'Create New Admin' })
    const create = modal.getByRole('button', { name: 'Create Admin' })
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: 'Add New Admin' }).click()
    await modal.getByLabel('Name').fill('Ebi Koroye')
    await modal.getByLabel('Email').fill('ebi.koroye@kelvara.example')
    await modal.getByLabel('Password', { exact: true }).fill('Pipe wrench 19!')
    for (const fault of faults) {
      const { name, answer } = fault
      making.answer = answer
      await create.click()
      await expect(modal.getByRole('alert'), name).toHaveText(saidOfCreation(fault, 'Failed to create admin'))
      await expect(modal.getByLabel('Email'), name).toHaveValue('ebi.koroye@kelvara.example')
      await expect(modal.getByLabel('Password', { exact: true }), name).toHaveValue('Pipe wrench 19!')
      expect(making.asked, name).toBe(1)
    }
    making.answer = undefined
    making.hold()
    await create.dblclick()
    await expect(modal.getByRole('button', { name: 'Creating...' })).toBeVisible()
    await expect.poll(() => making.asked).toBe(1)
    making.release()
    await expect(modal).toHaveCount(0)
    await expect(page.getByRole('row', { name: 'Ebi Koroye' })).toBeVisible()
    await expect(page.locator(':focus')).toHaveCount(1)

    const person = String(backend.tables.admins.find(id)?.email)
    const question = page.getByRole('alertdialog')
    const confirm = question.getByRole('button', { name: 'Delete', exact: true })
    await page.getByRole('row', { name: person }).getByRole('button', { name: 'Delete admin' }).click()
    for (const { name, answer, says = 'Failed to delete admin' } of notGone) {
      removing.answer = answer
      await confirm.click()
      await expect(question.getByRole('alert'), name).toHaveText(says)
      expect(removing.asked, name).toBe(1)
    }
    removing.answer = expired(403)
    await confirm.click()
    await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
    expect(crashes).toEqual([])
  })
})

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const icon = { name: 'icon.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }

/** A field by its label; what is written with formats has a text box of its own under the same name. */
const field = (main: Locator, label: string) =>
  main.getByRole('textbox', { name: label, exact: true }).first()

const entryOf = (entry: Locator) =>
  entry.evaluate((element) => ('value' in element ? String(element.value) : element.textContent))

const waiting = (page: Page) => page.locator('main [data-skeleton], main [aria-busy=true]').first()

/** The pause before a second try is not what is tested. */
async function retryAtOnce(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout
    window.setTimeout = ((act: TimerHandler, wait?: number, ...rest: unknown[]) =>
      later(act, wait === 700 ? 0 : wait, ...rest)) as typeof window.setTimeout // Node's types add to it
  })
}

/**
 * What is on the screen is asked for anew when a connection comes back; a short drop is none. Without a network, as an
 * answer to anything that is still being fetched would tell the page that it is connected.
 */
async function reconnect(page: Page) {
  await page.context().setOffline(true)
  await expect(page.getByText(/^You are offline/).first()).toBeVisible()
  await page.context().setOffline(false)
}
