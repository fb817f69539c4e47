import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { rangeOf } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, staffTest as test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'
import { standsUpright } from './upright.ts'
import { drawing, writesTo } from './writes.ts'

const list = '/dashboard/projects'
const first = rowId('projects', 1)
const odd = rowId('projects', 9)
const pdf = {
  name: 'scope of work.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n'),
}

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText(rangeOf('projects'))).toBeVisible()
})

test('a new project goes out in one call, with its pictures in their order, and is there to be looked at', async ({
  page,
}) => {
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

  await expect(page.getByRole('row', { name: /Jetty repair, Koko/ })).toContainText('In progress')
  await page.getByRole('link', { name: 'Jetty repair, Koko' }).click()
  await expect(page.getByRole('heading', { name: 'Project Detail' })).toBeVisible()
  await expect(page.getByText('Itoro Ekanem')).toBeVisible()
  await page.getByRole('button', { name: 'View image 2 of 3' }).click()
  await expect(page.getByRole('dialog', { name: 'Image viewer' })).toContainText('2 of 3')
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
})

test('a changed project goes out whole, with the pictures that it keeps in their new order', async ({
  page,
}) => {
  const project = backend.tables.projects.insert({
    title: 'Jetty repair, Koko',
    description: 'Two dolphins.\n\nOne winter.',
    client: 'Wavecrest Offshore',
    team: ['Femi Alabi', 'Itoro Ekanem'],
    status: 'in-progress',
    gallery: ['/uploads/jetty.webp', '/uploads/valve.webp', '/uploads/weld.webp'],
  })
  const calls = await writesTo(page, '/projects')
  await page.goto(`${list}/${project._id}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Status').selectOption('On hold')
  await page.getByRole('button', { name: 'Remove Femi Alabi' }).click()
  await page.getByRole('button', { name: 'Move image 2 later' }).click()
  await page.getByRole('button', { name: 'Remove image 1' }).click()
  await page.getByLabel('Project Gallery').setInputFiles(drawing('four.svg'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('row', { name: /Jetty repair, Koko/ })).toContainText('On hold')
  const kept = ['/uploads/weld.webp', '/uploads/valve.webp'].map((path) => new URL(path, page.url()).href)
  await expect
    .poll(() => calls)
    .toEqual([
      [
        'PUT /api/v1/projects/{id}',
        [
          ['title', 'Jetty repair, Koko'],
          ['description', 'Two dolphins.\r\n\r\nOne winter.'],
          ['client', 'Wavecrest Offshore'],
          ['team', 'Itoro Ekanem'],
          ['status', 'on-hold'],
          ['gallery', 'four.svg'],
          ['existingGallery', JSON.stringify(kept)],
        ],
      ],
    ])
})

test('a project is deleted from its row, after a question', async ({ page }) => {
  const calls = await writesTo(page, '/projects')
  const row = page.getByRole('row', { name: /Second loading berth, Bonny/ })
  await row.getByRole('button', { name: 'Actions for Second loading berth, Bonny' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Project' })
  await expect(question).toContainText(
    'Are you sure you want to delete this project? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => calls).toEqual([['DELETE /api/v1/projects/{id}', []]])
  await expect.poll(() => backend.tables.projects.find(first)).toBeUndefined()
})

test('nothing stands sideways on a phone; the status is in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['', `/${odd}`, `/${first}`, `/${first}/edit`, '/new'])
    await standsUpright(page, `${list}${path}`)
  await page.goto(list)
  const view = page.getByRole('button', { name: 'View', exact: true })
  await expect(view).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden()
  await view.click()
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
})

async function addToTeam(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.getByLabel('Team assigned').fill(name)
    await page.getByLabel('Team assigned').press('Enter')
  }
}

test('an editor whose record cannot be fetched anew has what was saved, and says so', async ({ page }) => {
  const path = `${list}/${first}/edit`
  const title = page.getByLabel('Project Title')
  await page.goto(path)
  await expect(title).toHaveValue(/\w/)
  const before = await title.inputValue()
  await untilOnDisk(page, before)
  setWeather({ sky: 'failing', only: `GET /projects/${first}` })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('What you see was saved before.')
  await expect(title).toHaveValue(before)
  setWeather({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
