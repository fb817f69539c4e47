import type { Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, fileOf, staffTest as test } from './product.ts'

const list = '/dashboard/blogs'
const published = rowId('blogs', 3)

test('the editor toolbar makes headings, lists, quotes, links, images and tables by mouse and keyboard', async ({
  page,
}) => {
  await page.goto(`${list}/new`)
  const content = page.getByRole('textbox', { name: 'Content' })
  const tools = page.getByRole('toolbar', { name: 'Formatting' }).last()
  const tool = (name: string) => tools.getByRole('button', { name, exact: true })
  await content.click()
  await tool('Heading 2').click()
  await page.keyboard.type('Steps')
  await expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await tool('Numbered list').click()
  await page.keyboard.type('Drain')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('Quote').click()
  await page.keyboard.type('Measure twice.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await tool('Image').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address of the image').fill('data:image/png;base64,AAAA')
  await dialog.getByRole('button', { name: 'Insert image' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Give the address of a picture')
  await expect(dialog.getByRole('alert')).toContainText('Say what the picture shows')
  await dialog.getByLabel('Address of the image').fill('/uploads/weld.webp')
  await dialog.getByLabel('Alternative text').fill('A weld')
  await dialog.getByRole('button', { name: 'Insert image' }).click()
  await expect(content.getByRole('img', { name: 'A weld' })).toBeVisible()
  await page.keyboard.press('Enter')

  await page.keyboard.type('See ')
  await tool('Link').click()
  await dialog.getByLabel('Address').fill('javascript:alert(1)')
  await dialog.getByLabel('Link text').fill('the practice')
  await dialog.getByRole('button', { name: 'Insert link' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Give a web address')
  await dialog.getByLabel('Address').fill('mailto:tenders@kelvara.example')
  await dialog.getByLabel('Address').press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.type(' first.')
  await page.keyboard.press('Enter')

  await tool('Table').click()
  const tableTools = page.getByRole('toolbar', { name: 'Table' })
  await page.keyboard.type('Speed')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Offset')
  await tableTools.getByRole('button', { name: 'Delete column' }).click()
  await content.getByRole('cell').first().click()
  await tableTools.getByRole('button', { name: 'Add row' }).click()
  await tableTools.getByRole('button', { name: 'Delete row' }).click()
  await tableTools.getByRole('button', { name: 'Delete row' }).click()

  await tool('HTML').click()
  await expect(page.getByLabel('Content')).toHaveValue(
    [
      '<h2>Steps</h2>',
      '<ol>',
      '<li>Drain</li>',
      '</ol>',
      '<blockquote><p>Measure twice.</p></blockquote>',
      '<p><img src="/uploads/weld.webp" alt="A weld"></p>',
      '<p>See <a href="mailto:tenders@kelvara.example">the practice</a> first.</p>',
      '<table>',
      '<thead><tr><th>Speed</th><th></th></tr></thead>',
      '<tbody>',
      '<tr><td></td><td></td></tr>',
      '</tbody>',
      '</table>',
    ].join('\n'),
  )
})

test('a draft on the device includes the article', async ({ page }) => {
  await page.goto(`${list}/new`)
  await write(page, 'Ten bolts')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await page.goto(`${list}/new`)
  await expect(page.getByText(/You have an unsaved draft/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Slug')).toHaveValue('ten-bolts')
  await expect(page.getByRole('textbox', { name: 'Content' }).locator('strong')).toHaveText('tag')
})

test('the editor’s script loads only with the form, and staff write HTML if it fails', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto(`${list}/${published}`)
  await expect(page.getByText('Where the nights went')).toBeVisible()
  const editor = await fileOf('src/ui/rich-text/rich-text-editor.tsx')
  expect(files).not.toContain(editor)
  await page.route(`**${editor}`, (route) => route.abort())
  await page.goto(`${list}/${published}/edit`)
  await expect(page.getByText(/The editor could not be loaded/).first()).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue(/^<p>A motor control centre/)
})

async function write(page: Page, title: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByRole('textbox', { name: 'Description' }).click()
  await page.keyboard.type('In a few lines.')
  // Before the editor's file has loaded, a plain field shows the text, without a Bold button.
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('Each bolt has a ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('tag')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('.')
}
