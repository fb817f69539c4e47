import type { Page } from '@playwright/test'
import { seedCount } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, test } from './product.ts'

const id = (position: number) => rowId('careers', position)
const positions = (page: Page) => page.getByRole('article')

test('each position shows its title, location, base, salary and description and links to its application', async ({
  page,
}) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers')
  await expect(positions(page)).toHaveCount(seedCount('careers'))
  const position = positions(page).filter({ hasText: 'Piping Stress Engineer' })
  await expect(position).toContainText('Port Harcourt, Rivers State')
  await expect(position).toContainText('Hybrid')
  await expect(position.getByText('$16,000 - $22,000', { exact: true })).toBeVisible()
  await expect(position).toContainText('You model hot and cold lines')
  await expect(position.getByRole('link', { name: 'Apply for Piping Stress Engineer' })).toHaveAttribute(
    'href',
    `/apply?jobId=${id(2)}`,
  )
  const odd = positions(page).filter({ hasText: 'Rope-access' })
  await expect(odd).toContainText('offshore rotation 14/14')
  await expect(odd).toContainText('$9,000 - $12,500')
  await expect(odd).toContainText('To be agreed')
})

test('a long description is cut to three lines until it is expanded', async ({ page }) => {
  await page.goto('/careers')
  const position = positions(page).filter({ hasText: 'Document Controller' })
  const text = position.getByText('You keep 6,000 documents')
  const height = async () => (await text.boundingBox())?.height ?? 0
  const cut = await height()
  await position.getByRole('button', { name: 'Show all about Document Controller' }).click()
  expect(await height()).toBeGreaterThan(cut)
})

test('a position reads like a table row on a wide screen and like a card on a phone', async ({ page }) => {
  await page.goto('/careers')
  const position = positions(page).filter({ hasText: 'Piping Stress Engineer' })
  const top = async (text: string) => (await position.getByText(text, { exact: true }).boundingBox())?.y ?? 0
  const title = await position.getByRole('heading').boundingBox()
  expect(Math.abs((await top('Hybrid')) - (title?.y ?? 0))).toBeLessThan(12)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await top('Hybrid')).toBeGreaterThan(await top('Port Harcourt, Rivers State'))
  await expect(position.getByText('Work base')).toBeVisible()
})

test('career filters are stored in the address and survive Back', async ({ page }) => {
  await page.goto('/careers')
  await page.getByLabel('Location').selectOption('Warri, Delta State')
  await expect(positions(page)).toHaveCount(2)
  await page.getByLabel('Search positions').fill('GRADUATE')
  await expect(page.getByText(`1 of ${seedCount('careers')} positions`)).toBeVisible()
  await expect(page).toHaveURL(/location=Warri.*text=GRADUATE/)
  await page.getByRole('link', { name: /^Apply for Graduate/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for Graduate Engineer, Civil')
  await page.goBack()
  await expect(page.getByLabel('Search positions')).toHaveValue('GRADUATE')
  await expect(positions(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Work base').selectOption({ label: 'Remote' })
  await expect(positions(page)).toHaveCount(1)
  await page.getByLabel('Location').selectOption('Lagos')
  await expect(page.getByText('No position matches these filters')).toBeVisible()
})

test('every open position is described to search engines without guesses', { tag: '@memory' }, async ({
  page,
}) => {
  await page.goto('/careers?base=remote')
  await expect(positions(page)).toHaveCount(1)
  const texts = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  const things = texts.flatMap((text) => JSON.parse(text)['@graph'])
  const postings = things.filter((thing) => thing['@type'] === 'JobPosting')
  expect(postings).toHaveLength(seedCount('careers'))
  expect(postings[4]).toMatchObject({
    title: 'Document Controller',
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'USD', value: { minValue: 7200, maxValue: 9600, unitText: 'YEAR' } },
  })
  expect(postings[6]).not.toHaveProperty('datePosted')
  expect(JSON.stringify(postings)).not.toContain('validThrough')
})
