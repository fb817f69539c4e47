import { readFile } from 'node:fs/promises'
import { accounts } from '#mocks/accounts.ts'
import { chunkFactsOf } from '#scripts/build/staff-files.ts'
import { readSavedStaffData } from '#tests/e2e/saved-data.ts'
import type { Page } from './page.ts'
import { until } from './until.ts'

const [admin] = accounts

export async function signIn(page: Page): Promise<void> {
  await page.fill('Email', admin.email)
  await page.fill('Password', admin.password)
  await page.press('button', 'Log In')
  await until('signed in', async () => !(await page.driver.getCurrentUrl()).includes('/login'))
}

/** Fills in /quote and submits it. */
export async function sendQuote(page: Page, company: string): Promise<void> {
  await page.untilHydrated()
  await page.fill('First Name', 'Amaka')
  await page.fill('Last Name', 'Okafor')
  await page.fill('Email Address', 'amaka@client.example')
  await page.fill('Phone Number', '+234 800 000 0100')
  await page.fill('Company Name', company)
  await page.choose('Country', 'Nigeria')
  await page.choose('Service of Interest', 'Mechanical Engineering')
  await page.fill('Budget', '12500000')
  await page.choose('Timeline', '2099-03-05')
  await page.fill('Message', 'Two pump skids\nwith piping')
  await page.press('button', 'Submit Request')
}

/** Fills in /contact. */
export async function fillMessage(page: Page, message: string): Promise<void> {
  await page.untilHydrated()
  await page.fill('Full Name', 'Amaka Okafor')
  await page.fill('Email Address', 'amaka@client.example')
  await page.fill('Phone Number', '+234 800 000 0100')
  await page.choose('Subject', 'Technical Support')
  await page.fill('Message', message)
}

/** Waits until the worker controls the page and has cached all staff files. */
export async function readyForOffline(page: Page): Promise<void> {
  const facts = await readFile(chunkFactsOf(process.env.PRODUCT_DIST ?? 'dist'), 'utf8')
  const wanted = Object.values(JSON.parse(facts)).filter((chunk) => Object(chunk).staff).length
  const saved = async () => {
    if (!navigator.serviceWorker.controller) return 0
    return (await (await caches.open('staff-files')).keys()).length
  }
  await until(
    `${wanted} staff files on the device`,
    async () => (await page.evaluate(saved)) === wanted,
    30_000,
  )
}

/** Settles when the disk has a response with these words, encrypted with the session's key. */
export async function untilOnDisk(page: Page, words: string): Promise<void> {
  await until(`${words} on the disk`, async () =>
    (await page.evaluate(readSavedStaffData)).opened.includes(words),
  )
}
