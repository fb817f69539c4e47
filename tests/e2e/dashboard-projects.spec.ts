import { setFaults } from '#mocks/faults.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, staffTest as test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'
import { standsUpright } from './upright.ts'

const list = '/dashboard/projects'
const first = rowId('projects', 1)
const odd = rowId('projects', 9)

test('project screens fit a phone, and the status filter is in the sheet', async ({ page }) => {
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

test('an editor whose record cannot be fetched shows the cached record and reports it', async ({ page }) => {
  const path = `${list}/${first}/edit`
  const title = page.getByLabel('Project Title')
  await page.goto(path)
  await expect(title).toHaveValue(/\w/)
  const before = await title.inputValue()
  await untilOnDisk(page, before)
  setFaults({ sky: 'failing', only: `GET /projects/${first}` })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('What you see was saved before.')
  await expect(title).toHaveValue(before)
  setFaults({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
