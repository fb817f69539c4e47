import type { Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, staffTest as test } from './product.ts'
import { writesTo } from './writes.ts'

const team = '/dashboard/team'
const media = '/dashboard/media'
const oddMember = rowId('team', 9)
const jetty = rowId('media', 1)
const oddPicture = rowId('media', 17)
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (name: string, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: Buffer.from(dot, 'base64'),
})

async function openTeam(page: Page) {
  await page.goto(team)
  await expect(page.getByText('1–9 of 9')).toBeVisible()
}

async function openGallery(page: Page) {
  await page.goto(media)
  await expect(page.getByText('1–17 of 17')).toBeVisible()
}

test('a member is added, changed and deleted, each with exactly its call', async ({ page }) => {
  await openTeam(page)
  const calls = await writesTo(page, '/team')
  await page.getByRole('link', { name: 'Add Member' }).click()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await expect(page.getByText('at least 800x800 px recommended')).toBeVisible()
  await page.getByLabel('Full Name').fill('Ebi Koroye')
  await page.getByLabel('Position').fill('Lead Diver')
  await page.getByLabel('Portfolio Link').fill('https://people.example/ebi')
  await page.getByLabel('Bio').fill('Deep.\nCalm.')
  await page.getByLabel('Photo').setInputFiles(picture('ebi.png'))
  await page.getByRole('button', { name: 'Save Changes' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${team}$`))
  const words = (position: string) => [
    ['fullName', 'Ebi Koroye'],
    ['position', position],
    ['portfolioLink', 'https://people.example/ebi'],
    ['bio', 'Deep.\r\nCalm.'],
  ]
  await expect
    .poll(() => calls)
    .toEqual([['POST /api/v1/team', [...words('Lead Diver'), ['photo', 'ebi.png']]]])

  await page.getByLabel('Filter members').fill('koroye')
  await page.getByRole('link', { name: 'Ebi Koroye' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Member' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo of the member' })).toHaveAttribute('src', /ebi\.png$/)
  await page.getByLabel('Position').fill('Dive Superintendent')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('row', { name: /Ebi Koroye/ })).toContainText('Dive Superintendent')
  await expect.poll(() => calls[1]).toEqual(['PUT /api/v1/team/{id}', words('Dive Superintendent')])

  await page
    .getByRole('row', { name: /Ebi Koroye/ })
    .getByRole('button', { name: 'Delete team member' })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this team member?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /Ebi Koroye/ })).toHaveCount(0)
  await expect.poll(() => calls[2]).toEqual(['DELETE /api/v1/team/{id}', []])
})

test('members: the area of 220 px, no bio, several at once, an unsafe link', async ({ page }) => {
  await openTeam(page)
  const area = page.getByRole('region', { name: 'Team members' })
  expect((await area.boundingBox())?.height).toBe(220)
  await expect(page.getByText('No bio available')).toHaveCount(1)
  await page.getByLabel('Select Ovie Umukoro').check()
  await page.getByLabel('Select Ngozi Ezeudu').check()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–7 of 7')).toBeVisible()

  await page.goto(`${team}/${oddMember}`)
  await expect(page.getByLabel('Portfolio Link')).toHaveValue('')
  await page.getByLabel('Portfolio Link').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Give the position')
  await expect(summary).toContainText('Give a link that starts with https://')
  await page.getByLabel('Photo').setInputFiles(picture('photo.gif', 'image/gif'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(summary).toContainText('Choose a JPEG or PNG photo')
})

test('a page of a proxy is always told in the same words, whatever the connection is taken for', async ({
  page,
}) => {
  await page.goto('/dashboard/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  setWeather({ sky: 'html' })
  await page.goto(team)
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch team members')
  setWeather({ sky: 'html', only: '/gallery' })
  await page.goto(media)
  await expect(page.getByRole('alert')).toContainText('Failed to fetch gallery items')
  await expect(page.getByText('This is not on this device yet')).toHaveCount(0)
})

const refusals = [
  [{ status: 422, json: { message: 'Known already' } }, () => 'Known already'],
  [{ status: 500, json: {} }, () => 'Request failed with status 500'],
  [
    { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    (noun: string) => `Failed to create ${noun}`,
  ],
  ['drop', (noun: string) => `Failed to create ${noun}`],
] as const

async function refuseAndSave(page: Page, path: string, noun: string) {
  for (const [answer, said] of refusals) {
    await page.route(`**/api/v1${path}`, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      return answer === 'drop' ? route.abort('connectionreset') : route.fulfill(answer)
    })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert').filter({ hasText: said(noun) })).toBeVisible()
    await page.unroute(`**/api/v1${path}`)
  }
  await page.getByRole('button', { name: 'Save Changes' }).click()
}

test('a refused or dropped member and picture are said in the banner, and the next try saves them', async ({
  page,
}) => {
  await openTeam(page)
  await page.goto(`${team}/new`)
  await page.getByLabel('Full Name').fill('Ebi Koroye')
  await page.getByLabel('Position').fill('Lead Diver')
  await refuseAndSave(page, '/team', 'team member')
  await expect(page.getByText('1–10 of 10')).toBeVisible()

  await page.goto(`${media}/new`)
  await page.getByLabel('Title').fill('a dive bell')
  await page.getByLabel('Description').fill('Off Bonny.')
  await refuseAndSave(page, '/gallery', 'gallery item')
  await expect(page.getByText('1–18 of 18')).toBeVisible()
})

test('a picture is added, changed and deleted, each with exactly its call', async ({ page }) => {
  await openGallery(page)
  const calls = await writesTo(page, '/gallery')
  await page.getByRole('link', { name: 'Update Gallery' }).click()
  await expect(page).toHaveURL(new RegExp(`${media}/new$`))
  const preview = page.getByRole('figure')
  await expect(preview.getByText('Active', { exact: true })).toBeVisible()
  await page.getByLabel('Title').fill('a dive bell')
  await page.getByLabel('Description').fill('Off Bonny.')
  await page.getByLabel('Category').selectOption('Equipment')
  await page.getByLabel('Tags').fill('diving, , bell ,')
  await page.getByLabel('Active').uncheck()
  await page.getByLabel('Image').setInputFiles(picture('bell.png'))
  await expect(preview).toContainText('Our Equipment team working on a dive bell...')
  await expect(preview.getByText('Inactive', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${media}$`))
  const words = [
    ['title', 'a dive bell'],
    ['description', 'Off Bonny.'],
    ['category', 'Equipment'],
  ]
  const tags = [
    ['tags[]', 'diving'],
    ['tags[]', 'bell'],
  ]
  await expect
    .poll(() => calls)
    .toEqual([['POST /api/v1/gallery', [...words, ['isActive', 'false'], ...tags, ['image', 'bell.png']]]])

  await page.getByRole('link', { name: 'Our Equipment team working on a dive bell...' }).click()
  const image = page.getByRole('img', { name: 'Picture of the gallery' })
  await expect(image).toHaveAttribute('src', /bell\.png$/)
  const address = (await image.getAttribute('src')) ?? ''
  await page.getByLabel('Active').check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(new RegExp(`${media}$`))
  await expect
    .poll(() => calls[1])
    .toEqual([
      'PUT /api/v1/gallery/{id}',
      [...words, ['isActive', 'true'], ...tags, ['existingImageUrl', address]],
    ])

  await page.getByRole('link', { name: /a dive bell/ }).click()
  await page.getByLabel('Image').setInputFiles(picture('better.png'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(new RegExp(`${media}$`))
  await expect
    .poll(() => calls[2]?.[1])
    .toEqual([...words, ['isActive', 'true'], ...tags, ['image', 'better.png']])

  await page.getByRole('link', { name: /a dive bell/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this gallery item?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–17 of 17')).toBeVisible()
  await expect.poll(() => calls[3]).toEqual(['DELETE /api/v1/gallery/{id}', []])
})

test('the grid: text and category live in the address, several are deleted at once, keys lead from card to card', async ({
  page,
}) => {
  await openGallery(page)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Equipment')
  await expect(page.getByText('1–5 of 5')).toBeVisible()
  await page.getByLabel('Filter pictures').fill('kaduna')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.getByLabel('Filter pictures').fill('nothing like it')
  await expect(page.getByText('No gallery items')).toBeVisible()

  await page.goto(media)
  const links = page.getByRole('list', { name: 'Gallery' }).getByRole('link')
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.getByLabel('Select a root pass at night').check()
  await page.getByLabel('Select tank 11 and its new bund').check()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–15 of 15')).toBeVisible()
})

test('an odd picture can be mended; one that is gone says so', async ({ page }) => {
  await openGallery(page)
  await expect(page.getByText('Our Drone footage team working on (no title)...')).toBeVisible()
  await page.goto(`${media}/${oddPicture}`)
  await expect(page.getByLabel('Category')).toHaveValue('Drone footage')
  await page.getByLabel('Title').fill('the yard from above')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Our Drone footage team working on the yard from above...')).toBeVisible()
  for (const [path, said, back] of [
    [media, 'Gallery item not found.', 'Back to Gallery'],
    [team, 'Team member not found.', 'Back to Team'],
  ] as const) {
    await page.goto(`${path}/ffffffffffffffffffffffff`)
    await expect(page.getByText(said)).toBeVisible()
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('nothing sideways on a phone', async ({ page }) => {
  await openTeam(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [team, `${team}/${oddMember}`, `${team}/new`, media, `${media}/${jetty}`]) {
    await page.goto(path)
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})
