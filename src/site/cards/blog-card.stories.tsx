import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Blog } from '#src/contract/blogs/record.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { BlogCard } from './blog-card.tsx'

const blog: Blog = {
  _id: '66c0ffeea400000000000001',
  title: 'Hot tapping: what we ask before the first arc',
  slug: 'hot-tapping',
  date: '2025-03-05T09:00:00.000Z',
  author: 'Ovie Umukoro',
  tags: ['pipelines'],
  coverImage: '/pictures/weld-640.webp',
  imageUrl: '',
  description:
    '<p>Welding a branch to a line in service <b>saves a shutdown</b>. It is also the only weld for which the fire is already behind the wall. These are the questions that we answer in writing before anybody strikes an arc, and who signs each answer.</p>',
  content: '',
  isRecentNews: true,
  status: 'published',
  createdAt: '2025-03-05T09:00:00.000Z',
}

const meta = {
  title: 'Cards/Article',
  component: BlogCard,
  parameters: {
    guidance: {
      use: 'Let the title be the link and the whole card its target.',
      avoid: 'Don’t truncate a title: let the card grow.',
    },
  },
  args: { blog },
  decorators: [narrow],
} satisfies Meta<typeof BlogCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Article — March 05, 2025')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Read more.*Hot tapping/ })).toHaveAttribute(
      'href',
      '/blog-details/66c0ffeea400000000000001',
    )
    await expect(getComputedStyle(canvas.getByText(/^Welding a branch/)).webkitLineClamp).toBe('3')
  },
}

/** Wide, as the newest article that fills a row. */
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '60rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect()
    const heading = canvas.getByRole('heading').getBoundingClientRect()
    await expect(heading.left).toBeGreaterThan(picture.right)
    const share = picture.width / canvas.getByRole('article').clientWidth
    await expect(share).toBeCloseTo(0.5, 2)
  },
}

export const NoPicture: Story = {
  args: { blog: { ...blog, coverImage: '' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const Odd: Story = {
  args: { blog: { ...blog, _id: '', title: ' ', createdAt: '', date: '', description: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Untitled article' })).toBeVisible()
    await expect(canvas.getByText('Article — N/A')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
