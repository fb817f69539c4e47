import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { failedState, loadingState, notFound, offline } from '#mocks/story-states.ts'
import { BlogDetail } from './blog-detail.tsx'

const meta = {
  title: 'Records/Article',
  component: BlogDetail,
  args: { id: '1' },
  parameters: {
    staff: true,
    guidance: {
      use: 'Show the article as visitors will see it.',
      avoid: 'Don’t make publishing possible by accident.',
    },
  },
} satisfies Meta<typeof BlogDetail>
export default meta
type Story = StoryObj<typeof meta>

const blog = {
  _id: '1',
  author: { name: 'Femi Alabi' },
  title: 'How high is a bund wall?',
  slug: 'how-high-is-a-bund-wall',
  date: '2026-03-05',
  tags: 'civil, tanks',
  coverImage: '/uploads/tank-farm.webp',
  description: '<p>The wall that follows from <strong>110 %</strong>.</p>',
  content: '<h2>The site</h2><p>Two equal tanks stand in one bund.</p>',
  isRecentNews: false,
  status: 'published',
  createdAt: '2026-03-01T09:00:00Z',
}

export const Filled: Story = {
  parameters: respondWith('/blogs/{id}', { blog }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The site' })).toBeVisible()
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Blog Details How high is a bund wall?' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^View on site/ })).toHaveAttribute(
      'href',
      '/blog-details/1',
    )
    await expect(canvas.getByText('5 Mar 2026')).toBeVisible()
    await expect(canvas.getByText('Old')).toBeVisible()
    await expect(canvas.getByText('civil, tanks')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Cover of How high is a bund wall?' })).toBeVisible()
  },
}

export const Hostile: Story = {
  parameters: respondWith('/blogs/{id}', {
    blog: {
      _id: '1',
      title: '<i>Bund</i>',
      content:
        '<p onclick="alert(1)">Kept<script>alert(2)</script></p><a href="javascript:alert(3)">link</a>',
      coverImage: 'javascript:alert(4)',
      status: 'draft',
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Kept')).not.toHaveAttribute('onclick')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Blog Details <i>Bund</i>')
    await expect(canvas.getByText('Draft')).toBeVisible()
    // Visitors do not see a draft.
    await expect(canvas.queryByRole('link', { name: /^View on site/ })).toBeNull()
    await expect(canvasElement.innerHTML).not.toContain('javascript:')
  },
}

export const Loading: Story = loadingState('/blogs/{id}')

export const NotFound: Story = notFound('/blogs/{id}', 'Blog Not Found', 'Back to Blogs')

export const Failed: Story = failedState('/blogs/{id}')

export const Offline: Story = offline('Failed to fetch blog')
