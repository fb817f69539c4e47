import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { rangeOf } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { recordedWrites, svgFile } from '#mocks/story-states.ts'
import {
  assertPresent,
  chooseInRow,
  fill,
  type Hands,
  keepUploads,
  main,
  pageOf,
  rowsWith,
  rowWith,
  typeOn,
} from './screen.ts'
import { says, visit, wholeScreen } from './visit.ts'

const list = '/dashboard/blogs'
const published = rowId('blogs', 3)
const draft = rowId('blogs', 8)
/** API fields that `write` produces, after the title. */
const wireWords: [name: string, html: string][] = [
  ['description', '<p>In a few lines.</p>'],
  ['content', '<p>Each bolt has a <strong>tag</strong>.</p>'],
]

const writes = recordedWrites({}, '/blogs')

/** Staff work with articles. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, blogs',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true, ...writes.story.parameters },
  beforeEach: [writes.story.beforeEach, keepUploads, visit],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const listIsRead = () => says(rangeOf('blogs'))

const textbox = async (label: string) => within(main()).findByRole('textbox', { name: label })

async function write(hands: Hands, title: string) {
  const { findByLabelText, findAllByRole } = within(main())
  fill(await findByLabelText('Title'), title)
  fill(await textbox('Description'), 'In a few lines.')
  await waitFor(async () => expect(await findAllByRole('button', { name: 'Bold' })).toHaveLength(2))
  fill(await textbox('Content'), 'Each bolt has a ')
  await hands.keyboard('{Control>}b{/Control}')
  typeOn('tag')
  await hands.keyboard('{Control>}b{/Control}')
  typeOn('.')
}

/** A new article is saved as a draft with one call, and then visible. */
export const SaveANewPostAsADraft: Story = {
  parameters: { page: list },
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await listIsRead()
    await userEvent.click(await within(main()).findByRole('link', { name: 'Add New Post' }))
    const form = within(main())
    await expect(await form.findByRole('heading', { name: 'Add New Post' })).toBeVisible()
    await write(userEvent, 'Ten bolts, ten tags')
    await expect(form.getByLabelText('Slug')).toHaveValue('ten-bolts-ten-tags')
    await expect(form.getByText(`${window.location.origin}/blog/ten-bolts-ten-tags`)).toBeVisible()
    fill(form.getByLabelText('Tags'), 'bolting, flanges')
    const author = form.getByLabelText<HTMLInputElement>('Author').value
    await userEvent.upload(form.getByLabelText('Cover Image'), svgFile('cover.svg'))
    await userEvent.dblClick(form.getByRole('button', { name: 'Save Draft' }))
    await waitFor(() => expect(router.state.location.href).toBe(list))

    const row = await rowWith('Ten bolts, ten tags')
    await expect(row).toHaveTextContent('Draft')
    await expect(row).toHaveTextContent('Recent')
    await chooseInRow(userEvent, 'Ten bolts, ten tags', 'View Details')
    const details = within(main())
    await expect(
      await details.findByRole('heading', { name: 'Blog Details Ten bolts, ten tags' }),
    ).toBeVisible()
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('Each bolt has a tag.'))
    await expect(await details.findByRole('img', { name: 'Cover of Ten bolts, ten tags' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/uploads\/[\da-f]{8}-cover\.svg$/),
    )
    await expect(writes.made).toEqual([
      [
        'POST /blogs',
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
  },
}

/** A published draft with a new title keeps its address. */
export const PublishADraftUnderAnotherTitle: Story = {
  parameters: { page: list },
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await listIsRead()
    const post = backend.tables.blogs.insert({
      title: 'Ten bolts, ten tags',
      slug: 'ten-bolts-ten-tags',
      ...Object.fromEntries(wireWords),
      isRecentNews: true,
      status: 'draft',
    })
    await router.navigate({ to: '/dashboard/blogs/$id', params: { id: post._id } })
    await userEvent.click(await within(main()).findByRole('link', { name: 'Edit' }))
    const form = within(main())
    fill(await form.findByLabelText('Title'), 'Twelve bolts')
    fill(form.getByLabelText('Author'), 'Femi Alabi')
    fill(form.getByLabelText('Tags'), 'bolting, flanges')
    const date = form.getByLabelText('Date')
    await userEvent.clear(date)
    await userEvent.type(date, '2026-03-05')
    const recent = form.getByLabelText('Recent news')
    await expect(recent).toBeChecked()
    await userEvent.click(recent)
    await userEvent.click(form.getByRole('button', { name: 'Update Post' }))
    await waitFor(() => expect(router.state.location.href).toBe(list))
    const row = await rowWith('Twelve bolts')
    for (const words of ['Femi Alabi', 'Old', '5 Mar 2026']) await expect(row).toHaveTextContent(words)
    await expect(row).not.toHaveTextContent('Draft')
    await expect(writes.made).toEqual([
      [
        'PUT /blogs/{id}',
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
  },
}

/** An article is deleted from its row after a question. */
export const DeleteAPostFromItsRow: Story = {
  parameters: { page: list },
  play: async ({ userEvent }) => {
    await listIsRead()
    const title = 'Local content is a procurement skill'
    await chooseInRow(userEvent, title, 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Blog' })
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to delete this blog? This action cannot be undone.',
    )
    const question = within(dialog)
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(rowsWith(title)).toEqual([]))
    await expect(writes.made).toEqual([['DELETE /blogs/{id}', null]])
    await expect(backend.tables.blogs.find(rowId('blogs', 5))).toBeUndefined()
  },
}

/** Checks which button Enter in a field presses: the browser decides, and the simulated keyboard must agree. */
async function saveWithEnter(hands: Hands, button: string) {
  const title = await within(main()).findByLabelText<HTMLInputElement>('Title')
  const [pressed] = assertPresent(title.form, 'form').querySelectorAll<HTMLButtonElement>('button:default')
  await expect(pressed?.value).toBe(button)
  title.focus()
  await hands.keyboard('{Enter}')
}

/** An article that is opened and saved with Enter stays unchanged. */
export const OpenAnArticleAndSaveItWithEnter: Story = {
  parameters: { page: `${list}/${published}/edit` },
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    const answer = await fetch(`/api/v1/blogs/${published}`)
    const { blog: before } = await answer.json()
    const content = await textbox('Content')
    await expect(within(content).getByRole('table')).toBeVisible()
    // Type something and undo it.
    const heading = within(content).getByText('What we found', { selector: 'h2, h3, h4' })
    content.focus()
    document.getSelection()?.collapse(heading.firstChild, 4)
    typeOn('!')
    await waitFor(() => expect(heading).toHaveTextContent('What! we found'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(content).not.toHaveTextContent('!'))
    await saveWithEnter(userEvent, 'publish')
    await waitFor(() => expect(router.state.location.href).toBe(list))
    const unchanged = expect.arrayContaining([
      ['description', before.description],
      ['content', before.content.replaceAll('\n', '\r\n')],
      ['status', 'published'],
    ])
    await expect(writes.made).toEqual([['PUT /blogs/{id}', unchanged]])
  },
}

/** A draft that is saved with Enter stays a draft. */
export const SaveADraftWithEnter: Story = {
  parameters: { page: `${list}/${draft}/edit` },
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await saveWithEnter(userEvent, 'draft')
    await waitFor(() => expect(router.state.location.href).toBe(list))
    const stillDraft = expect.arrayContaining([['status', 'draft']])
    await expect(writes.made).toEqual([['PUT /blogs/{id}', stillDraft]])
  },
}

/** Pasted content is reduced to the allowed elements. */
export const PasteIntoAnArticle: Story = {
  parameters: { page: `${list}/new` },
  play: async ({ userEvent }) => {
    const content = await textbox('Content')
    content.focus()
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<div style="color:red"><h2 onclick="x()" class="a">Bolts</h2><p><b style="font-weight:normal"><span style="font-size:40px;font-weight:700;font-style:italic">ten </span></b><a href="javascript:alert(1)">tags</a><img src="data:image/png;base64,AAAA"><script>alert(1)</script></p></div>',
    )
    content.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    const form = within(main())
    const [, button] = await form.findAllByRole('button', { name: 'HTML' })
    await userEvent.click(assertPresent(button, 'HTML of the content'))
    await waitFor(() => expect(form.getByLabelText('Content')).toBeInstanceOf(HTMLTextAreaElement))
    await expect(form.getByLabelText('Content')).toHaveValue(
      '<h2>Bolts</h2>\n<p><strong><em>ten </em></strong>tags</p>',
    )
  },
}

/** Letters are shortcuts again after Escape has left the editor. */
export const EscapeLeavesTheEditor: Story = {
  parameters: { page: '/dashboard/blogs/new' },
  play: async ({ userEvent }) => {
    const editor = await within(main()).findByRole('textbox', { name: 'Content' })
    await userEvent.click(editor)
    await waitFor(() => expect(editor).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(editor).not.toHaveFocus())
  },
}
