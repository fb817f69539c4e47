import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { failedState, loadingState, notFound, offline } from '#mocks/story-states.ts'
import { ArticleColumns } from './-article-contents.tsx'
import { ArticleSkeleton, articleRecord } from './-article-record.tsx'
import { articleParts } from './-article-story.tsx'

const meta = {
  title: 'Sections/Article',
  parameters: {
    guidance: {
      use: 'Keep one line length; put the contents beside the text on wide screens.',
      avoid: 'Don’t list the article among its own recommendations.',
    },
  },
  component: articleParts.Body,
  args: { recordWords: articleRecord, id: '66c0ffeea400000000000007', skeleton: <ArticleSkeleton /> },
} satisfies Meta<typeof articleParts.Body>
export default meta
type Story = StoryObj<typeof meta>

const path = '/blogs/{id}'

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'The calculation' })).toBeVisible()
    await expect(canvas.getByText('By Femi Alabi')).toBeVisible()
    await expect(canvas.getByText('3 min read')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /Previous article/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to Blog List' })).toBeVisible()
    await expect(await canvas.findByText('Lead Civil and Structural Engineer')).toBeVisible()
    await expect(canvas.getByText('Aerial view of a tank farm with floating-roof tanks').tagName).toBe(
      'FIGCAPTION',
    )
  },
}

/** Article with contents and recent posts beside it; on a phone the contents are before the text. */
export const WithContents: Story = {
  args: { id: '66c0ffeea400000000000001' },
  render: (args) => (
    <ArticleColumns id={args.id}>
      <articleParts.Body {...args} />
    </ArticleColumns>
  ),
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'The wall' })
    const folded = canvas.queryByRole('group')
    if (folded) await userEvent.click(within(folded).getByText('On this page'))
    const contents = within(await canvas.findByRole('navigation', { name: 'On this page' }))
    await expect(contents.getAllByRole('link')).toHaveLength(6)
    const link = contents.getByRole('link', { name: 'The wall' })
    await expect(heading.id).toBe(link.getAttribute('href')?.slice(1))
    const posts = within(canvas.getByRole('region', { name: 'Recent Posts' }))
    await expect(await posts.findByRole('link', { name: /^Corrosion under insulation/ })).toBeVisible()
    await expect(posts.queryByRole('link', { name: /^Hot tapping/ })).toBeNull()
  },
}

/** Two headings without contents, and an author who is not in the team list. */
export const Short: Story = {
  parameters: respondWith(path, {
    blog: {
      _id: '66c0ffeea400000000000007',
      title: 'A note',
      author: 'A guest',
      content: '<h2>One</h2><p>Words</p><h2>Two</h2>',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Two' })).toBeVisible()
    await expect(canvas.getByText('Author')).toBeVisible()
    await expect(canvas.queryByText('On this page')).toBeNull()
  },
}
export const Odd: Story = {
  args: { id: '66c0ffeea400000000000009' },
  parameters: simulateFaults('malformed'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Article — N/A')).toBeVisible()
    await expect(canvasElement.querySelector('iframe, script, style')).toBeNull()
  },
}
export const Minimal: Story = {
  parameters: respondWith(path, { blog: { _id: '66c0ffeea400000000000007', title: 'A title and no more' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has written this article yet.')).toBeVisible()
  },
}
export const Loading: Story = loadingState(path)
export const NotFound: Story = notFound(path, /^There is no article at this address/, 'Return to Blog List')
export const NotFoundAsNull: Story = { ...NotFound, parameters: respondWith(path, { blog: null }) }
export const Failed: Story = failedState(path, 'Failed to fetch blog details')
export const Offline: Story = offline('This article is not on this device yet')
