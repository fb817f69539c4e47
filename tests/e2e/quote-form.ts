import type { Page } from '@playwright/test'

/** Fills in /quote as a visitor would. */
export async function fillQuote(page: Page, company = 'Escravos Fabrication Yard') {
  await page.getByLabel('First Name').fill('Amaka')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Email Address').fill('amaka@client.example')
  await page.getByLabel('Phone Number').fill('+234 800 000 0100')
  await page.getByLabel('Company Name').fill(company)
  await page.getByLabel('Country').selectOption('Nigeria')
  await page.getByLabel('Service of Interest').selectOption('Mechanical Engineering')
  await page.getByLabel('Budget').fill('12500000')
  await page.getByLabel('Timeline').fill('2099-03-05')
  await page.getByRole('textbox', { name: 'Message' }).fill('Two pump skids\nwith piping')
}
