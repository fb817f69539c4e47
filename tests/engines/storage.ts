import assert from 'node:assert/strict'
import { backend } from '#mocks/backend.ts'
import type { StartOptions } from './browser.ts'
import type { Case, Stage } from './case.ts'
import { fillMessage, signIn } from './people.ts'
import { assertSilent } from './routes.ts'

const list = '/dashboard/quote-requests'

/** Runs in the page. */
const isKept = `
  try {
    localStorage.setItem('tried', '1')
    return localStorage.getItem('tried') === '1'
  } catch {
    return false
  }`

/** Sends a message as a visitor, and reads a list and a record as staff. */
async function worksFor({ product, start }: Stage, options: StartOptions, message: string): Promise<void> {
  const browser = await start(options)
  const { page } = browser
  await page.open(`${product.origin}/contact`)
  assert.equal(await page.driver.executeScript(isKept), options.refusesStorage !== true)
  await fillMessage(page, message)
  await page.press('button', 'Send Message')
  await page.sees('Thank You!')
  const sent = backend.tables.contactSubmissions.all().filter((row) => row.message === message)
  assert.equal(sent.length, 1)

  const company = String(backend.tables.quoteRequests.all()[0]?.companyName)
  await page.open(product.origin + list)
  await signIn(page)
  await page.press('link', company)
  await page.find('heading', 'Quote Request Details')
  await page.press('button', 'Logout')
  await page.isAt(/\/login/)
  await assertSilent(browser)
}

export const storage: Case[] = [
  {
    title: 'in a private window messages go out, and staff work',
    run: (stage) => worksFor(stage, { isPrivate: true }, 'From a private window'),
  },
  {
    title: 'where the browser refuses to store anything messages go out, and staff work',
    run: (stage) => worksFor(stage, { refusesStorage: true }, 'Nothing may be stored'),
  },
]
