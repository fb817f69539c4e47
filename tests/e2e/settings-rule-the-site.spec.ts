import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { startServer } from '#tests/support/server.ts'
import { readyForOffline, signIn } from './product.ts'

const account = { email: 'owner@adaeze.example', password: 'Fourteen grey herons' }
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="green"/></svg>'

test('an owner saves name, contact details and icon, and visitors and staff see them, online and offline', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'owner-'))
  await writeFile(path.join(folder, 'icon.svg'), icon)
  await using server = await startServer({
    env: {
      DATA_DIR: path.join(folder, 'data'),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      ...(process.env.PRODUCT_DIST && { SITE: process.env.PRODUCT_DIST }),
    },
  })
  const browser = await chromium.launch(chromiumLaunch)
  const visitor = await (await browser.newContext()).newPage()
  const staff = await (await browser.newContext()).newPage()
  try {
    // A visitor has the app on the device before the owner begins.
    await visitor.goto(server.origin)
    await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null)

    await staff.goto(`${server.origin}/dashboard/settings`)
    await signIn(staff, account)
    await expect(staff.getByText(/Visitors see what you save here/)).toBeVisible()
    await staff.getByLabel('Site Name').fill('Adaeze Plant Works')
    await staff.getByRole('button', { name: 'Save General Info' }).click()
    await expect(staff.getByText('General Info saved')).toBeVisible()
    await staff.getByLabel('Phone Number').fill('+234 803 000 0009')
    await staff.getByLabel('Email', { exact: true }).fill('hello@adaeze.example')
    await staff
      .getByLabel('Head Office Address')
      .fill('7 Trans Amadi Road, Port Harcourt, Rivers State, Nigeria')
    await staff.getByRole('button', { name: 'Save Contact Details' }).click()
    await expect(staff.getByText('Contact Details saved')).toBeVisible()
    await staff.getByLabel('Favicon').setInputFiles(path.join(folder, 'icon.svg'))
    await staff.getByRole('button', { name: 'Save Branding & Appearance' }).click()
    await expect(staff.getByText('Branding & Appearance saved')).toBeVisible()
    const device = () => staff.evaluate(() => localStorage['site-facts'] ?? '')
    await expect.poll(device).toContain('/uploads/')

    // The next page of staff has the new name, also in its own header and without the server.
    await readyForOffline(staff)
    await staff.goto(`${server.origin}/dashboard`)
    await expect(staff.getByRole('link', { name: 'Adaeze Plant Works: public site' })).toBeVisible()
    await staff.goto(`${server.origin}/contact`)
    await expect(staff.getByRole('heading', { name: 'Our office in Port Harcourt' })).toBeVisible()

    // A visitor's device learns of the change with a page load and shows it from then on.
    const known = () => visitor.evaluate(() => localStorage['site-facts'] ?? '')
    await visitor.goto(`${server.origin}/about`)
    await expect.poll(known).toContain('Adaeze')
    await server.stop()
    await visitor.goto(`${server.origin}/contact`)
    const details = visitor.locator('main')
    await expect(details.getByRole('link', { name: '+234 803 000 0009' }).first()).toBeVisible()
    await expect(visitor).toHaveTitle('Contact Us | Adaeze Plant Works')
    await expect(visitor.locator('body')).not.toContainText(/kelvara/i)
    await staff.goto(`${server.origin}/dashboard`)
    await expect(staff.getByRole('link', { name: 'Adaeze Plant Works: public site' })).toBeVisible()
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})
