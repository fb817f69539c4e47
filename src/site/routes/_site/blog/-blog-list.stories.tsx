import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { BlogList } from './-blog-list.tsx'

const meta = {
  title: 'Sections/Article list',
  parameters: {
    guidance: {
      use: 'Sort by newest first, with the month in words.',
      avoid: 'Don’t show drafts to visitors.',
    },
  },
  component: BlogList,
} satisfies Meta<typeof BlogList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const articles = await canvas.findAllByRole('article')
    await expect(articles).toHaveLength(seedCount('blogs') - 1)
    const [newest = 0, next = 0] = articles.map(({ clientWidth }) => clientWidth)
    await expect(newest >= 2 * next).toBe(innerWidth >= 640)
    await expect(canvas.queryByText(/checklist/i)).toBeNull()
  },
}

export const Filtered: Story = {
  parameters: { path: '/?discipline=civil' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`1 of ${seedCount('blogs') - 1} articles`)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Civil 1' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const NoResults: Story = {
  parameters: { path: '/?text=xyzzy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No article matches these filters')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show all articles' })).toBeVisible()
  },
}
export const Loading: Story = loadingState('/blogs', 3)
export const Empty: Story = empty('/blogs', { blogs: [] }, 'No articles have been published yet')
export const Failed: Story = failedState('/blogs', 'Failed to fetch blogs')
export const Offline: Story = offline('Failed to fetch blogs')
