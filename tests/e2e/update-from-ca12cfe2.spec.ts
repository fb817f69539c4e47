import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { earlierBuild } from '#tests/support/earlier-build.ts'
import { fillMessage } from './message-form.ts'
import { expect, signIn, test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'
import { untilHydrated } from './until-hydrated.ts'
import { versionOf } from './version-of.ts'

/** Devices that have the site as of ca12cfe2 installed, the last version before the redesign. */
test.use({ serviceWorkers: 'allow' })

const present = resolve(process.env.PRODUCT_DIST ?? 'dist')
let before: string

test.beforeAll(async () => {
  before = await earlierBuild('ca12cfe2')
})

test.beforeEach(({ product }) => product.deploy(before))

test('an update from ca12cfe2 keeps a visitor’s tabs, draft and unsent message, and sends the message once', {
  tag: '@features',
}, async ({ page, context, product }) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [quote, contact] = [await context.newPage(), await context.newPage()]
  await quote.goto('/quote')
  await untilHydrated(quote)
  await quote.getByLabel('Company Name').fill('Escravos Fabrication Yard')
  await quote.getByRole('textbox', { name: 'Message' }).fill('Two pump skids\nwith piping')
  await contact.goto('/contact')
  await untilHydrated(contact)
  await product.stop()
  await fillMessage(contact, 'Written before the update')
  await contact.getByRole('button', { name: 'Send Message' }).click()
  await expect(contact.getByText(/Saved on this device/).first()).toBeVisible()
  setFaults({ fault: 'dropped', only: 'POST /contact' })
  await product.startAgain()

  const old = await versionOf(page)
  product.deploy(present)
  await findUpdate(page)
  for (const tab of [page, quote, contact]) await expect(offer(tab)).toBeVisible()
  await offer(page).getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => versionOf(page)).not.toBe(old)

  // The host no longer has the files of the open tabs. They run on, and open screens for the first time.
  for (const tab of [quote, contact]) {
    await expect(tab.getByText('The site was updated in another tab.')).toBeVisible()
    expect(await versionOf(tab)).toBe(old)
  }
  await expect(quote.getByLabel('Company Name')).toHaveValue('Escravos Fabrication Yard')
  await contact.getByRole('link', { name: 'Projects', exact: true }).first().click()
  await expect(contact.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible()
  expect(await versionOf(contact)).toBe(old)
  await contact.getByRole('button', { name: 'Reload' }).click()
  await quote.reload()
  for (const tab of [quote, contact]) await expect.poll(() => versionOf(tab)).toBe(await versionOf(page))
  await expect(quote.getByLabel('Company Name')).toHaveValue('Escravos Fabrication Yard')
  await expect(quote.getByRole('textbox', { name: 'Message' })).toHaveValue('Two pump skids\nwith piping')

  expect(messagesAtServer()).toBe(0)
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toContainText('Saved on this device')
  setFaults({})
  // The pause before the next attempt may end just now, and with it the button.
  const retry = page.getByRole('button', { name: 'Retry now' })
  await retry.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(page.getByRole('article')).toContainText('Sent')
  expect(messagesAtServer()).toBe(1)

  await product.stop()
  await page.goto('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an update from ca12cfe2 keeps staff’s session, records, draft and follow-ups, and sends the follow-ups', {
  tag: '@features',
}, async ({ page, context, product }) => {
  const id = rowId('quoteRequests', 3)
  await page.goto(`/dashboard/quote-requests/${id}`)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [form, list] = [await context.newPage(), await context.newPage()]
  await form.goto('/dashboard/careers/new')
  await form.getByLabel('Job Title').fill('Rigger, night shift')
  await list.goto('/dashboard/contact-submissions')
  await expect(list.locator('tbody a').first()).toBeVisible()
  await product.stop()
  await page.getByRole('textbox', { name: 'Internal notes' }).fill('Crane is booked')
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('Not sent yet').first()).toBeVisible()
  setFaults({ fault: 'dropped', only: 'PUT /answers' })
  await product.startAgain()

  const old = await versionOf(list)
  product.deploy(present)
  await findUpdate(list)
  for (const tab of [page, form, list]) await expect(offer(tab)).toBeVisible()
  await offer(list).getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => versionOf(list)).not.toBe(old)
  await expect(list.locator('tbody a').first()).toBeVisible()

  await expect(form.getByText('The site was updated in another tab.')).toBeVisible()
  await expect(form.getByLabel('Job Title')).toHaveValue('Rigger, night shift')
  await page.locator("aside a[href='/dashboard/team']").click()
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  expect(await versionOf(page)).toBe(old)
  await page.getByRole('button', { name: 'Reload' }).click()
  await form.reload()
  for (const tab of [page, form]) await expect.poll(() => versionOf(tab)).toBe(await versionOf(list))
  await form.getByRole('button', { name: 'Restore' }).click()
  await expect(form.getByLabel('Job Title')).toHaveValue('Rigger, night shift')

  expect(backend.internal.answers.all()).toEqual([])
  await page.goto(`/dashboard/quote-requests/${id}`)
  const notes = page.getByRole('list', { name: 'Internal notes' })
  await expect(notes).toContainText('Crane is booked')
  await expect(page.getByRole('button', { name: 'Mark as not answered' })).toBeVisible()
  setFaults({})
  await page.reload()
  await expect(notes).toContainText('Crane is booked')
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  await expect.poll(() => backend.internal.answers.all().map(({ text }) => text)).toContain('Crane is booked')

  await untilOnDisk(page, id)
  await product.stop()
  await page.goto(`/dashboard/quote-requests/${id}`)
  await expect(notes).toContainText('Crane is booked')
})

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A newer version is ready.' })

/** Checks for an update, as an open tab does after an hour. */
async function findUpdate(page: Page) {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
}

const messagesAtServer = () =>
  backend.tables.contactSubmissions.all().filter((row) => row.message === 'Written before the update').length
