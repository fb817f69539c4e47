import assert from 'node:assert/strict'
import { accounts } from '#mocks/accounts.ts'
import { backend } from '#mocks/backend.ts'
import { readSavedStaffData } from '#tests/e2e/saved-data.ts'
import { assertNone } from '#tests/reliability/part.ts'
import { readableIn } from './browser.ts'
import type { Case } from './case.ts'
import { signIn, untilOnDisk } from './people.ts'
import { until } from './until.ts'

const [admin] = accounts
const list = '/dashboard/quote-requests'

/** Writes unique texts into every quote request. */
function plant(): string[] {
  return backend.tables.quoteRequests.all().flatMap((row) => {
    const [company = '', email = '', message = ''] = ['company', 'email', 'message'].map(
      (field) => `${field}mark${crypto.randomUUID().replaceAll('-', '')}`,
    )
    backend.tables.quoteRequests.change(row, {
      companyName: company,
      email: `${email}@mail.example`,
      message: `${message} planted`,
    })
    return [company, email, message]
  })
}

export const signOut: Case[] = [
  {
    title: 'what staff read lies sealed in the profile while they are signed in, and is gone after Logout',
    run: async ({ product, start }) => {
      const planted = plant()
      const newest = String(backend.tables.quoteRequests.all()[0]?.companyName)
      const browser = await start()
      const { page, profile } = browser
      await page.open(product.origin + list)
      await signIn(page)
      await page.press('link', newest)
      await page.sees('planted')
      await untilOnDisk(page, newest)
      // The session is unencrypted, so this proves that the search works.
      await until(
        'the session is in the profile',
        async () => (await readableIn(profile, [admin.email])).length > 0,
        20_000,
      )
      assertNone(await readableIn(profile, planted), 'planted texts while signed in')
      await page.press('button', 'Logout')
      await page.isAt(/\/login/)
      const left = await page.evaluate(readSavedStaffData)
      assert.equal(left.answers, 0)
      assert.equal(left.hasKey, false)
      await page.open(`${product.origin}${list}`)
      await page.find('heading', 'Log in to your Account')
      assertNone(await readableIn(profile, planted), 'planted texts after Logout')
      await browser.kill()
      assertNone(await readableIn(profile, planted), 'planted texts in the profile of the killed browser')

      const again = await start({ profile })
      await again.page.open(product.origin + list)
      await again.page.find('heading', 'Log in to your Account')
      assert.equal(await again.driver.executeScript(`return localStorage.getItem('auth_token')`), null)
      await again.close()
      assertNone(await readableIn(profile, planted), 'planted texts in the profile of the closed browser')
    },
  },
  {
    title: 'three tabs: Logout in one leaves nothing on any screen',
    run: async ({ product, start }) => {
      const { page, driver } = await start()
      await page.open(product.origin + list)
      await signIn(page)
      await page.isAt(/quote-requests$/)
      for (const path of [list, '/dashboard/applications']) {
        await driver.switchTo().newWindow('tab')
        await page.open(product.origin + path)
        await until('rows', () => driver.executeScript(`return document.querySelector('tbody a') !== null`))
      }
      await page.press('button', 'Logout')
      for (const tab of await driver.getAllWindowHandles()) {
        await driver.switchTo().window(tab)
        await page.isAt(/\/login/)
        assert.equal(await driver.executeScript(`return document.querySelector('tbody')`), null)
      }
    },
  },
]
