import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { fillApplication } from './apply-form.ts'
import { crashesOf } from './crashes.ts'
import { malformedPaths, visitorPages } from './every-page.ts'
import { holdBack } from './hold-back.ts'
import { fillMessage } from './message-form.ts'
import { admin, expect, test } from './product.ts'
import { fillQuote } from './quote-form.ts'
import { translate, translateEarly } from './translator.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ rendersPages: true })

let crashes: string[]
test.beforeEach(({ page }) => {
  crashes = crashesOf(page)
})
test.afterEach(async ({ page }) => {
  expect(crashes).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
})

async function open(page: Page, address: string) {
  await page.goto(address)
  await untilHydrated(page)
  await translate(page)
}

async function goOfflineAndBack(page: Page) {
  const note = page.getByText(/^You are offline/).first()
  await page.context().setOffline(true)
  await expect(note).toBeVisible()
  await page.context().setOffline(false)
  await expect(note).toBeHidden()
}

const alert = (page: Page) => page.locator('form').getByRole('alert')

for (const part of [0, 1, 2])
  test(`every public page survives a translation before and after its hydration: part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const addresses = [...visitorPages.map(({ address }) => address), ...malformedPaths]
    const early = await page.context().newPage()
    crashesOf(early).push = (...errors) => crashes.push(...errors)
    await translateEarly(early)
    for (const address of addresses.filter((_, index) => index % 3 === part)) {
      await early.goto(address)
      await untilHydrated(early)
      await expect(early.locator('h1 font').first()).toBeVisible()
      await open(page, address)
      // This page has no note about the connection.
      if (address !== '/404') await goOfflineAndBack(page)
      expect(crashes, address).toEqual([])
      await expect(page.locator('h1')).toBeVisible()
      await expect(early.locator('h1')).toBeVisible()
    }
  })

test('a translated quote form reports its faults and sends a complete request', async ({ page }) => {
  await open(page, '/quote')
  const submit = page.getByRole('button', { name: 'Submit Request' })
  await submit.click()
  await expect(alert(page)).toContainText('10 fields need your attention')
  await fillQuote(page)
  await page.getByLabel('Email Address').fill('amaka')
  await submit.click()
  await expect(page.getByText('Give an e-mail address that we can answer').first()).toBeVisible()
  await page.getByLabel('Email Address').fill('amaka@client.example')
  const release = await holdBack(page, /\/api\/v1\/demo$/)
  await submit.click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
  await page.getByRole('button', { name: 'Submit Another Request' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('')
})

test('a translated contact form reports a failure and sends again', async ({ page }) => {
  await open(page, '/contact?subject=services')
  await fillMessage(page)
  setFaults({ fault: 'failing', only: '/contact' })
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(alert(page)).toContainText('Failed to submit contact form')
  setFaults({})
  const release = await holdBack(page, /\/api\/v1\/contact$/)
  await send.click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
})

test('a translated contact form stores a message without a network and sends it with one', async ({
  page,
}) => {
  await open(page, '/contact')
  await fillMessage(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: /^Saved on this device/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(() => backend.tables.contactSubmissions.all()[0]?.fullName).toBe('Amaka Okafor')
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
})

test('a translated application form accepts a resume, then another one, and is sent', async ({ page }) => {
  await open(page, `/apply?jobId=${rowId('careers', 2)}`)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(alert(page)).toContainText('need your attention')
  await fillApplication(page)
  await page.getByRole('button', { name: /Remove/ }).click()
  await fillApplication(page)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Your application has been submitted successfully!')).toBeVisible()
})

test('a translated sign-in reports a wrong password and accepts the right one', async ({ page }) => {
  await open(page, '/login')
  const logIn = page.getByRole('button', { name: 'Log In' })
  await logIn.click()
  await expect(alert(page).first()).toBeVisible()
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await logIn.click()
  await expect(alert(page)).toContainText('Invalid')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await logIn.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a message that was typed and sent before a translated page was hydrated is sent once', async ({
  page,
}) => {
  await translateEarly(page)
  const release = await holdBack(page, /\/assets\/[^/]+\.js$/)
  await page.goto('/contact')
  await fillMessage(page, 'Typed early')
  await page.getByRole('button', { name: 'Send Message' }).click()
  release()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(
    backend.tables.contactSubmissions.all().filter(({ message }) => message === 'Typed early'),
  ).toHaveLength(1)
})

for (const typed of ['Ada', ''])
  test(`a field with “${typed}” keeps the focus while a translated page is hydrated`, async ({ page }) => {
    await translateEarly(page)
    const release = await holdBack(page, /\/assets\/[^/]+\.js$/)
    await page.goto('/contact')
    const field = page.getByLabel('Full Name')
    await field.click()
    await page.keyboard.type(typed)
    release()
    // Each field of a hydrated form has its own id.
    await expect(field).not.toHaveAttribute('id', /^_R_/)
    await expect(field).toBeFocused()
    await page.keyboard.type(' Obi')
    await expect(field).toHaveValue(`${typed} Obi`)
  })

test('a translated list of projects is filtered, cleared and shown in its other views', async ({ page }) => {
  await open(page, '/projects')
  const status = page.getByRole('status').filter({ hasText: 'projects' })
  await expect(status).toContainText(/^\d+ projects/)
  for (const box of await page.getByRole('search').getByRole('combobox').all())
    await box.selectOption({ index: 1 })
  await expect(status).toContainText(/ of /)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(status).toContainText(/^\d+ projects/)
  for (const view of ['Programme', 'Map', 'List'])
    await page.getByRole('link', { name: view, exact: true }).click()
  await page.getByRole('searchbox').first().fill('nothing has this name')
  await expect(page.getByText('Nothing').or(page.getByText('No projects')).first()).toBeVisible()
})

test('the phone menu opens and the testimonials advance on a translated page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const testimonials = page.getByRole('region', { name: 'Testimonials' })
  await testimonials.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(testimonials.getByRole('button', { name: /^Show testimonial 2/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
})

test('a translated search highlights the new words after each query', async ({ page }) => {
  await open(page, '/search?query=pump')
  for (const words of ['tank farm', 'zebra', 'tank']) {
    await page.getByRole('combobox', { name: 'Search terms' }).fill(words)
    await page.getByRole('combobox', { name: 'Search terms' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`query=${words.split(' ')[0]}`))
    await expect(page.locator('mark').or(page.getByText('No results found')).first()).toBeVisible()
  }
})

test('the pictures of a translated project can be turned', async ({ page }) => {
  await open(page, `/project/${rowId('projects', 1)}`)
  await page.getByRole('button', { name: 'View Image 2 of 4' }).click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  for (const place of [3, 4]) {
    await viewer.getByRole('button', { name: 'Next image' }).click()
    await expect(viewer.locator('[aria-live=polite]')).toContainText(`${place} of 4`)
  }
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
})
