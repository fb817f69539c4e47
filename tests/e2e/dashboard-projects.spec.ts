import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, staffTest as test } from './product.ts'
import { standsUpright } from './upright.ts'
import { drawing, writesTo } from './writes.ts'

const list = '/dashboard/projects'
const first = '66c0ffeea100000000000001'
const odd = '66c0ffeea100000000000009'
const pdf = { name: 'scope of work.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText('1–9 of 9')).toBeVisible()
})

test('a project is made, looked at, changed and deleted, each with exactly its call', async ({ page }) => {
  const calls = await writesTo(page, '/projects')
  await page.getByRole('link', { name: 'Add New Project' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Project' })).toBeVisible()
  await page.getByLabel('Project Title').fill('Jetty repair, Koko')
  await page.getByLabel('Client').fill('Wavecrest Offshore')
  await page.getByLabel('Project Description').fill('Two dolphins.\n\nOne winter.')
  await addToTeam(page, 'Femi Alabi', 'Itoro Ekanem')
  await page.getByLabel('Upload a file').setInputFiles(pdf)
  await page.getByLabel('Project Gallery').setInputFiles([drawing('one.svg'), drawing('two.svg')])
  await page.getByLabel('Project Gallery').setInputFiles(drawing('three.svg'))
  await page.getByRole('button', { name: 'Move image 3 earlier' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect
    .poll(() => calls)
    .toEqual([
      [
        'POST /api/v1/projects',
        [
          ['title', 'Jetty repair, Koko'],
          ['description', 'Two dolphins.\r\n\r\nOne winter.'],
          ['client', 'Wavecrest Offshore'],
          ['team[]', 'Femi Alabi'],
          ['team[]', 'Itoro Ekanem'],
          ['status', 'in-progress'],
          ['file', 'scope of work.pdf'],
          ['gallery', 'one.svg'],
          ['gallery', 'three.svg'],
          ['gallery', 'two.svg'],
        ],
      ],
    ])

  const row = page.getByRole('row', { name: /Jetty repair, Koko/ })
  await expect(row).toContainText('In progress')
  await page.getByRole('link', { name: 'Jetty repair, Koko' }).click()
  await expect(page.getByRole('heading', { name: 'Project Detail' })).toBeVisible()
  await expect(page.getByText('Itoro Ekanem')).toBeVisible()
  await page.getByRole('button', { name: 'View image 2 of 3' }).click()
  await expect(page.getByRole('dialog', { name: 'Image viewer' })).toContainText('2 of 3')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Status').selectOption('On hold')
  await page.getByRole('button', { name: 'Remove Femi Alabi' }).click()
  await page.getByRole('button', { name: 'Move image 2 later' }).click()
  await page.getByRole('button', { name: 'Remove image 1' }).click()
  await page.getByLabel('Project Gallery').setInputFiles(drawing('four.svg'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row).toContainText('On hold')
  const [name, fields = []] = calls[1] ?? []
  expect(name).toBe('PUT /api/v1/projects/{id}')
  const kept = fields.find(([key]) => key === 'existingGallery')?.[1] ?? '[]'
  expect(JSON.parse(kept)).toEqual([
    expect.stringMatching(/\/uploads\/[^/]+-two\.svg$/),
    expect.stringMatching(/\/uploads\/[^/]+-three\.svg$/),
  ])
  expect(fields).toEqual([
    ['title', 'Jetty repair, Koko'],
    ['description', 'Two dolphins.\r\n\r\nOne winter.'],
    ['client', 'Wavecrest Offshore'],
    ['team', 'Itoro Ekanem'],
    ['status', 'on-hold'],
    ['gallery', 'four.svg'],
    ['existingGallery', kept],
  ])

  await row.getByRole('button', { name: 'Actions for Jetty repair, Koko' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Project' })
  await expect(question).toContainText(
    'Are you sure you want to delete this project? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => calls.at(-1)).toEqual(['DELETE /api/v1/projects/{id}', []])
})

test('an odd record keeps its status and its pictures; a team taken apart is sent as one empty name', async ({
  page,
}) => {
  const calls = await writesTo(page, '/projects')
  await page.goto(`${list}/${odd}/edit`)
  await expect(page.getByLabel('Status')).toHaveValue('archived?')
  await expect(page.getByText('1 of 6 images')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Name the client')
  expect(calls).toEqual([])
  await page.getByLabel('Client').fill('Bluecreek')
  await page.getByRole('button', { name: 'Remove Ovie Umukoro' }).click()
  await page.getByRole('button', { name: 'Remove unknown' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const [, fields = []] = calls[0] ?? []
  expect(fields).toContainEqual(['status', 'archived?'])
  expect(fields.filter(([name]) => name.startsWith('team'))).toEqual([['team', '']])
  expect(fields.find(([name]) => name === 'existingGallery')?.[1]).toMatch(
    /^\["[^"]*\/uploads\/valve\.webp"\]$/,
  )
  await page.goto(`${list}/${odd}`)
  await expect(page.getByText('No team assigned')).toBeVisible()
})

test('six images at most, images only; the seventh and a document are named', async ({ page }) => {
  await page.goto(`${list}/${first}/edit`)
  await page
    .getByLabel('Project Gallery')
    .setInputFiles([pdf, drawing('5.svg'), drawing('6.svg'), drawing('7.svg')])
  await expect(page.getByText(/Left out: scope of work\.pdf\..*Left out: 7\.svg\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove image/ })).toHaveCount(6)
  await expect(page.getByLabel('Project Gallery', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove image 6' }).click()
  await expect(page.getByText('5 of 6 images')).toBeVisible()
})

test('kept images are dragged among themselves, new ones are not dropped before them', async ({ page }) => {
  await page.goto(`${list}/${first}/edit`)
  await page.getByLabel('Project Gallery').setInputFiles(drawing('new.svg'))
  const slots = page.getByRole('list', { name: '5 of 6 images' }).getByRole('listitem')
  const pictures = () =>
    slots.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
  await expect(slots.locator('img')).toHaveCount(5)
  const before = await pictures()
  await slots.nth(0).dragTo(slots.nth(2))
  const [a, b, c] = before
  expect((await pictures()).slice(0, 3)).toEqual([b, c, a])
  await slots.nth(4).dragTo(slots.nth(0))
  expect((await pictures()).slice(0, 3)).toEqual([b, c, a])
})

test('filters live in the address: status, text and days; each says what is missing', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Status' }).selectOption('In progress')
  await expect(page).toHaveURL(/status=in-progress/)
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await page.getByLabel('Filter projects').fill('nothing like it')
  await expect(page.getByText('No projects with status "In progress" found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('1–9 of 9')).toBeVisible()
  await expect(page.getByLabel('Filter projects')).toHaveValue('')

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.locator('form').getByLabel('Start Date').fill('2020-02-02')
  await page.locator('form').getByLabel('End Date').fill('2020-01-01')
  await page.getByRole('button', { name: 'Apply Filter' }).click()
  await expect(page.getByText('The end date cannot be earlier than the start date').first()).toBeVisible()
  await page.locator('form').getByLabel('End Date').fill('2030-01-01')
  await page.getByRole('button', { name: 'Apply Filter' }).click()
  await expect(page).toHaveURL(/from=2020-02-02&to=2030-01-01/)
  await expect(page.getByText('1–8 of 8')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter 1 set' })).toBeFocused()
  await page.goBack()
  await expect(page.getByText('1–9 of 9')).toBeVisible()
})

test('several get one status: only that changes, and what fails is counted', async ({ page }) => {
  const calls = await writesTo(page, '/projects')
  await page.getByLabel('Select Second loading berth, Bonny').check()
  await page.getByLabel('Select Relocation of crude tank 11, Warri').check()
  await page.getByRole('button', { name: 'Set status' }).click()
  // By keyboard: a menu that is still being placed slips from under the mouse of a busy machine.
  await page.getByRole('menuitem', { name: 'Planning' }).press('Enter')
  await expect(page.getByText('2 projects set to Planning')).toBeVisible()
  await expect(page.getByRole('row', { name: /Second loading berth/ })).toContainText('Planning')
  const [name, fields = []] = calls[0] ?? []
  expect(name).toBe('PUT /api/v1/projects/{id}')
  expect(fields.map(([key]) => key).join(' ')).toBe(
    'title description client team[] team[] team[] status existingGallery',
  )
  expect(backend.tables.projects.find(first)).toMatchObject({
    status: 'planning',
    client: 'Wavecrest Offshore',
  })

  setWeather({ sky: 'failing', only: 'PUT /projects' })
  await page.getByRole('button', { name: 'Set status' }).click()
  // By keyboard: a menu that is still being placed slips from under the mouse of a busy machine.
  await page.getByRole('menuitem', { name: 'Completed' }).press('Enter')
  await expect(page.getByText(/^0 changed, 2 projects not: /)).toBeVisible()
})

test('a refusal keeps team and images, too; the same entries are saved at the second try', async ({
  page,
}) => {
  setWeather({ sky: 'failing', only: 'POST /projects' })
  await page.goto(`${list}/new`)
  await page.getByLabel('Project Title').fill('Jetty')
  await page.getByLabel('Project Description').fill('Two dolphins.')
  await addToTeam(page, 'Femi Alabi')
  await page.getByLabel('Project Gallery').setInputFiles(drawing('one.svg'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('500')
  await expect(page.getByText('Femi Alabi', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 6 images')).toBeVisible()
  setWeather({})
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('row', { name: /Jetty/ }).first()).toBeVisible()
})

test('a project that is gone says so on detail and form; a deletion that fails says why', async ({
  page,
}) => {
  for (const path of ['ffffffffffffffffffffffff', 'ffffffffffffffffffffffff/edit']) {
    await page.goto(`${list}/${path}`)
    await expect(page.getByText('Project not found.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Projects' }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  }
  setWeather({ sky: 'failing', only: 'DELETE /projects' })
  await page.goto(`${list}/${first}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('500')
  setWeather({})
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByText('1–8 of 8')).toBeVisible()
})

test('nothing stands sideways on a phone; the status is behind Filter', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['', `/${odd}`, `/${first}`, `/${first}/edit`, '/new'])
    await standsUpright(page, `${list}${path}`)
  await page.goto(list)
  const filters = page.getByRole('button', { name: 'Filter', exact: true })
  await expect(filters).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden()
  await filters.click()
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
})

async function addToTeam(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.getByLabel('Team assigned').fill(name)
    await page.getByLabel('Team assigned').press('Enter')
  }
}
