import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { awaitState, failedState, notFound, offline, recordedWrites } from '#mocks/story-states.ts'
import { api } from '#src/api/index.ts'
import { readHtml, writeHtml } from '#src/ui/rich-text/article-html.ts'
import { BlogForm } from './blog-form.tsx'

const meta = {
  title: 'Forms/Article',
  component: BlogForm,
  parameters: {
    staff: true,
    guidance: {
      use: 'Save the text as a draft, and say when it was saved.',
      avoid: 'Don’t ask for values that are not sent.',
    },
  },
} satisfies Meta<typeof BlogForm>
export default meta
type Story = StoryObj<typeof meta>

const blog = {
  _id: '1',
  title: 'How high is a bund wall?',
  slug: 'bund-wall',
  date: '2026-03-05',
  author: 'Femi Alabi',
  tags: ['civil', 'tanks'],
  imageUrl: '/uploads/tank-farm.webp',
  description: '<p>The wall that follows from 110 %.</p>',
  content: '<h2>The site</h2>\n<p>Two equal tanks.</p>',
  isRecentNews: false,
  status: 'draft',
}

type Played = Parameters<NonNullable<Story['play']>>[0]

async function write(canvas: Played['canvas'], userEvent: Played['userEvent']) {
  await userEvent.type(await canvas.findByLabelText('Title'), 'Ten bolts')
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Description' }))
  await userEvent.keyboard('Ten tags.')
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Content' }))
  await userEvent.keyboard('Tag all.')
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Content' })).toBeVisible()
    await expect(await canvas.findByLabelText('Author')).toHaveValue('Tamuno Briggs')
    await expect(await canvas.findByLabelText('Recent news')).toBeChecked()
    await awaitState()
    await userEvent.type(await canvas.findByLabelText('Title'), 'Ten bolts, ten tags')
    const slug = await canvas.findByLabelText('Slug')
    await expect(slug).toHaveValue('ten-bolts-ten-tags')
    await expect(slug).toBeDisabled()
    await expect(await canvas.findByText(/\/blog\/ten-bolts-ten-tags$/)).toBeVisible()
  },
}

export const PictureFromTheGallery: Story = {
  play: async ({ userEvent, ...played }) => {
    const dialog = await imageDialog({ userEvent, ...played })
    await userEvent.click(dialog.getByText('Choose from the gallery'))
    const [first, second] = within(await dialog.findByRole('list', { name: 'Gallery' })).getAllByRole(
      'button',
    )
    if (!first || !second) throw new Error('The gallery has fewer than two pictures')
    await userEvent.click(first)
    const alt = dialog.getByLabelText('Alternative text')
    await expect(alt).toHaveValue(first.textContent)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(second)
    await expect(alt).toHaveValue(second.textContent)
    await userEvent.clear(alt)
    await userEvent.type(alt, 'What it shows')
    await userEvent.click(first)
    await expect(alt).toHaveValue('What it shows')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert image' }))
    const article = within(await played.canvas.findByRole('textbox', { name: 'Content' }))
    await userEvent.click(await article.findByRole('img', { name: 'What it shows' }))
    // Another picture gets its own alternative text unless the user types one.
    const again = await imageDialog({ userEvent, ...played })
    await waitFor(() => expect(again.getByLabelText('Address of the image')).toHaveFocus())
    await userEvent.click(again.getByText('Choose from the gallery'))
    const [, another] = within(await again.findByRole('list', { name: 'Gallery' })).getAllByRole('button')
    if (!another) throw new Error('The gallery has fewer than two pictures')
    await userEvent.click(another)
    await expect(again.getByLabelText('Alternative text')).toHaveValue(another.textContent)
  },
}

export const NoResultsInTheGallery: Story = {
  play: async ({ userEvent, ...played }) => {
    const dialog = await imageDialog({ userEvent, ...played })
    await userEvent.click(dialog.getByText('Choose from the gallery'))
    await userEvent.type(await dialog.findByLabelText('Search the gallery'), 'nothing like it{Enter}')
    await expect(await dialog.findByText('No picture has these words.')).toBeVisible()
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

async function imageDialog({ canvas, canvasElement, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Image' }))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
}

export const Editing: Story = {
  args: { id: '1' },
  parameters: respondWith('/blogs/{id}', { blog }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The site' })).toBeVisible()
    await expect(await canvas.findByLabelText('Date')).toHaveValue('2026-03-05')
    await expect(await canvas.findByLabelText('Author')).toHaveValue('Femi Alabi')
    await expect(await canvas.findByLabelText('Tags')).toHaveValue('civil, tanks')
    await userEvent.type(await canvas.findByLabelText('Title'), ' Built')
    await expect(await canvas.findByLabelText('Slug')).toHaveValue('bund-wall')
    await expect(await canvas.findByRole('button', { name: 'Update Post' })).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Content' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('3 fields need your attention')).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'Write a short summary' }))
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toHaveFocus()
  },
}

const titleOnly = recordedWrites(respondWith('/blogs', { message: 'Blog created successfully' }))

export const DraftWithATitleOnly: Story = {
  ...titleOnly.story,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Ten bolts')
    await userEvent.clear(await canvas.findByLabelText('Author'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Draft' }))
    await waitFor(() => expect(titleOnly.made).toHaveLength(1))
  },
}

export const Preview: Story = {
  args: { id: '1' },
  parameters: respondWith('/blogs/{id}', { blog }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ' Built')
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('dialog', { name: 'Preview' }))
    await expect(dialog.getByRole('heading', { name: 'How high is a bund wall? Built' })).toBeVisible()
    await expect(dialog.getByRole('heading', { level: 2, name: 'The site' })).toBeVisible()
    await expect(dialog.getByText('By Femi Alabi')).toBeVisible()
    await expect(dialog.getByText('Article — March 05, 2026')).toBeVisible()
  },
}

const photo = () =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'weld.png', {
    type: 'image/png',
  })
const noPicture = () => new File(['Just some words'], 'notes.png', { type: 'image/png' })

/** A pasted file that is no picture is named, and the picture of the dialog arrives in the text. */
export const UploadIntoTheText: Story = {
  play: async ({ userEvent, ...played }) => {
    const text = await played.canvas.findByRole('textbox', { name: 'Content' })
    await userEvent.click(text)
    await userEvent.keyboard('Before')
    const pasted = new DataTransfer()
    pasted.items.add(noPicture())
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
    )
    const pictures = within(await played.canvas.findByRole('list', { name: 'Pictures' }))
    await expect(await pictures.findByRole('alert')).toHaveTextContent('notes.png is not a picture')
    await userEvent.click(pictures.getByRole('button', { name: 'Dismiss' }))

    const dialog = await imageDialog({ userEvent, ...played })
    await userEvent.upload(dialog.getByLabelText(/^Upload a picture/), photo())
    await expect(await pictures.findByText(/^weld.png is in the text/)).toBeVisible()
    await expect(text.querySelector('img')).toHaveAttribute('alt', '')
    await expect(text).toHaveTextContent('Before')
    await userEvent.click(pictures.getByRole('button', { name: 'Describe the picture' }))
    const again = within(await within(played.canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(again.getByLabelText('Alternative text'), 'A root pass')
    await userEvent.click(again.getByRole('button', { name: 'Change image' }))
    await expect(await within(text).findByRole('img', { name: 'A root pass' })).toBeVisible()
    const undo = played.canvas.getAllByRole('button', { name: 'Undo' }).at(-1)
    if (!undo) throw new Error('There is no Undo')
    while (text.querySelector('img')) await userEvent.click(undo)
    await expect(text).toHaveTextContent('Before')
  },
}

const onItsWay = recordedWrites(respondWith('/blogs', 'never'))

export const Saving: Story = {
  ...onItsWay.story,
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Draft' }))
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled()
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeDisabled()
    await expect((await canvas.findByText('Tag all.')).closest('[inert]')).not.toBeNull()
    // A later request would be counted among the writes of the next story.
    await waitFor(() => expect(onItsWay.made).toHaveLength(1))
  },
}

export const SaveFailed: Story = {
  parameters: respondWith('/blogs', 500),
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
    await expect((await canvas.findByText('Tag all.')).closest('[inert]')).toBeNull()
  },
}

export const NotFound: Story = {
  args: { id: '1' },
  ...notFound('/blogs/{id}', 'Blog Not Found', 'Back to Blogs'),
}

export const Loading: Story = {
  args: { id: '1' },
  parameters: respondWith('/blogs/{id}', 'never'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the form' })).toBeVisible()
  },
}

export const Failed: Story = { args: { id: '1' }, ...failedState('/blogs/{id}') }

export const Offline: Story = { args: { id: '1' }, ...offline('Failed to fetch blog') }

/** Every article of the backend, unchanged after a pass through the editor, except the one with broken HTML. */
export const EveryArticleAsItWas: Story = {
  play: async ({ loaded }) => {
    const posts = await loaded.queryClient.fetchQuery(api.blogs.list())
    await expect(posts).toHaveLength(seedCount('blogs'))
    for (const { content, description } of posts) {
      await expect(writeHtml(readHtml(content))).toBe(content)
      await expect(writeHtml(readHtml(description))).toBe(description)
    }
  },
}
