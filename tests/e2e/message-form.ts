import type { Page } from '@playwright/test'

/** Fills in /contact as a visitor would. */
export async function fillMessage(page: Page, message = 'The level transmitter\nof tank 4 drifts.') {
  await page.getByLabel('Full Name').fill('Amaka Okafor')
  await page.getByLabel('Email Address').fill('amaka@client.example')
  await page.getByLabel('Phone Number').fill('+234 800 000 0100')
  await page.getByLabel('Subject').selectOption('Technical Support')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}
