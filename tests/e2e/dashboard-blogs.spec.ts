import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { rangeOf } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { addressOf, expect, fileOf, staffTest as test } from './product.ts'
import { drawing, writesTo } from './writes.ts'

const list = '/dashboard/blogs'
const published = rowId('blogs', 3)
const draft = rowId('blogs', 8)
/** What `write` becomes on the wire, after the title. */
const wireWords = [
  ['description', '<p>In a few lines.</p>'],
  ['content', '<p>Each bolt has a <strong>tag</strong>.</p>'],
]

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText(rangeOf('blogs'))).toBeVisible()
})

test('a new post is saved as a draft in one call, and is there to be looked at', async ({ page }) => {
  const calls = await writesTo(page, '/blogs')
  await page.getByRole('link', { name: 'Add New Post' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Post' })).toBeVisible()
  await write(page, 'Ten bolts, ten tags')
  await expect(page.getByLabel('Slug')).toHaveValue('ten-bolts-ten-tags')
  await expect(page.getByText(`${new URL(page.url()).origin}/blog/ten-bolts-ten-tags`)).toBeVisible()
  await page.getByLabel('Tags').fill('bolting, flanges')
  const author = await page.getByLabel('Author').inputValue()
  await page.getByLabel('Cover Image').setInputFiles(drawing('cover.svg'))
  await page.getByRole('button', { name: 'Save Draft' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${list}$`))

  const row = page.getByRole('row', { name: /Ten bolts, ten tags/ })
  await expect(row).toContainText('Draft')
  await expect(row).toContainText('Recent')
  await row.getByRole('button', { name: 'Actions for Ten bolts, ten tags' }).click()
  await page.getByRole('menuitem', { name: 'View Details' }).click()
  await expect(page.getByRole('heading', { name: 'Blog Details' })).toBeVisible()
  await expect(page.getByText('Each bolt has a tag.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Cover of Ten bolts, ten tags' })).toHaveAttribute(
    'src',
    addressOf('cover.svg'),
  )
  await expect
    .poll(() => calls)
    .toEqual([
      [
        'POST /api/v1/blogs',
        [
          ['title', 'Ten bolts, ten tags'],
          ...wireWords,
          ['isRecentNews', 'true'],
          ['image', 'cover.svg'],
          ['status', 'draft'],
          ['date', new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)],
          ['author', author],
          ['tags', 'bolting, flanges'],
        ],
      ],
    ])
})

test('a draft is published under another title and keeps its address', async ({ page }) => {
  const post = backend.tables.blogs.insert({
    title: 'Ten bolts, ten tags',
    slug: 'ten-bolts-ten-tags',
    ...Object.fromEntries(wireWords),
    isRecentNews: true,
    status: 'draft',
  })
  const calls = await writesTo(page, '/blogs')
  await page.goto(`${list}/${post._id}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('Twelve bolts')
  await page.getByLabel('Date').fill('2026-03-05')
  await page.getByLabel('Author').fill('Femi Alabi')
  await page.getByLabel('Tags').fill('bolting, flanges')
  await page.getByLabel('Recent news').uncheck()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const row = page.getByRole('row', { name: /Twelve bolts/ })
  for (const words of ['Femi Alabi', 'Old', '5 Mar 2026']) await expect(row).toContainText(words)
  await expect(row).not.toContainText('Draft')
  await expect
    .poll(() => calls)
    .toEqual([
      [
        'PUT /api/v1/blogs/{id}',
        [
          ['title', 'Twelve bolts'],
          ...wireWords,
          ['isRecentNews', 'false'],
          ['status', 'published'],
          ['slug', 'ten-bolts-ten-tags'],
          ['date', '2026-03-05'],
          ['author', 'Femi Alabi'],
          ['tags', 'bolting, flanges'],
        ],
      ],
    ])
})

test('a post is deleted from its row, after a question', async ({ page }) => {
  const calls = await writesTo(page, '/blogs')
  const title = 'Local content is a procurement skill'
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Blog' })
  await expect(question).toContainText(
    'Are you sure you want to delete this blog? This action cannot be undone.',
  )
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => calls).toEqual([['DELETE /api/v1/blogs/{id}', []]])
  await expect.poll(() => backend.tables.blogs.find(rowId('blogs', 5))).toBeUndefined()
})

test('an article that is only opened and saved with Enter comes out as it went in', async ({ page }) => {
  const calls = await writesTo(page, '/blogs')
  const answer = await page.request.get(`/api/v1/blogs/${published}`)
  const { blog: before } = await answer.json()
  await page.goto(`${list}/${published}/edit`)
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content.getByRole('table')).toBeVisible()
  // Something is typed and taken back.
  await content.getByRole('heading', { name: 'What we found' }).click()
  await page.keyboard.type('!')
  await page.keyboard.press('Control+z')
  await expect(content).not.toContainText('!')
  await page.getByLabel('Title').press('Enter')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const unchanged = expect.arrayContaining([
    ['description', before.description],
    ['content', before.content.replaceAll('\n', '\r\n')],
    ['status', 'published'],
  ])
  await expect.poll(() => calls).toEqual([['PUT /api/v1/blogs/{id}', unchanged]])
})

test('a draft that is saved with Enter stays a draft', async ({ page }) => {
  const calls = await writesTo(page, '/blogs')
  await page.goto(`${list}/${draft}/edit`)
  await page.getByLabel('Title').press('Enter')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const stillDraft = expect.arrayContaining([['status', 'draft']])
  await expect.poll(() => calls).toEqual([['PUT /api/v1/blogs/{id}', stillDraft]])
})

test('the toolbar: headings, lists, quotes, links, images and tables, with mouse and keyboard', async ({
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
  await dialog.getByLabel('Words of the link').fill('the practice')
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

test('what is pasted is reduced to what an article may hold', async ({ page }) => {
  await page.goto(`${list}/new`)
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.click()
  await content.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<div style="color:red"><h2 onclick="x()" class="a">Bolts</h2><p><b style="font-weight:normal"><span style="font-size:40px;font-weight:700;font-style:italic">ten </span></b><a href="javascript:alert(1)">tags</a><img src="data:image/png;base64,AAAA"><script>alert(1)</script></p></div>',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await page.getByRole('button', { name: 'HTML' }).last().click()
  await expect(page.getByLabel('Content')).toHaveValue(
    '<h2>Bolts</h2>\n<p><strong><em>ten </em></strong>tags</p>',
  )
})

test('a draft of the device has the article in it', async ({ page }) => {
  await page.goto(`${list}/new`)
  await write(page, 'Ten bolts')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await page.goto(`${list}/new`)
  await expect(page.getByText(/You have unsaved entries/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Slug')).toHaveValue('ten-bolts')
  await expect(page.getByRole('textbox', { name: 'Content' }).locator('strong')).toHaveText('tag')
})

test('the editor’s file comes with the form and not before; without it one writes HTML', async ({ page }) => {
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
  // Before its file has come, words stand in a plain field without bold.
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('Each bolt has a ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('tag')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('.')
}
