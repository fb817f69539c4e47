import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { BlogList } from './blog-list.tsx'

const meta = {
  title: 'Tables/Articles',
  component: BlogList,
  parameters: {
    staff: true,
    guidance: { use: 'Mark drafts.', avoid: 'Don’t sort by a hidden value.' },
  },
} satisfies Meta<typeof BlogList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(rangeOf('blogs'))).toBeVisible()
    await expect(canvas.getByText('Draft')).toBeInTheDocument()
    const area = canvas.getByRole('region', { name: 'Blogs' })
    await expect(area.clientHeight).toBeGreaterThan(220)
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse list' }))
    await waitFor(() => expect(area.clientHeight).toBe(220))
    await expect(localStorage.getItem('collapsed-lists')).toContain('Blogs')
    await userEvent.click(canvas.getByRole('button', { name: 'Expand list' }))
    await expect(canvas.getByText('How high is a bund wall? A worked example')).toBeVisible()
  },
}

export const Loading: Story = loadingState('/blogs', 3)

export const Empty: Story = empty('/blogs', { blogs: [] }, 'No blogs')

export const Failed: Story = failedState('/blogs')

export const ProxyPage: Story = {
  parameters: simulateFaults('html'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch blogs')
  },
}

export const Offline: Story = offline('Failed to fetch blogs')

export const Odd: Story = {
  parameters: respondWith('/blogs', {
    blogs: [
      { _id: 'a', title: null, author: { first: 'Ada' }, date: 'soon', coverImage: 'javascript:alert(1)' },
      {
        _id: 'b',
        title: '<b>Bund</b>',
        author: 'Femi Alabi',
        isRecentNews: 'false',
        imageUrl: '/uploads/weld.webp',
      },
      { title: 'Without an id', date: '2026-03-05', author: { name: 'Ovie' }, status: 'draft' },
      null,
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    await expect(canvas.getByText('<b>Bund</b>')).toBeInTheDocument()
    await expect(canvas.getByText('Without an id').closest('a')).toBeNull()
    await expect(canvas.getByText('5 Mar 2026')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Actions for this row' })).toBeInTheDocument()
  },
}

export const RowMenu: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [dots] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    if (dots) await userEvent.click(dots)
    const page = canvasElement.ownerDocument
    await waitFor(() => expect(page.querySelectorAll('[role=menuitem]')).toHaveLength(3))
    const words = [...page.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)
    await expect(words).toEqual(['View Details', 'Edit', 'Delete'])
  },
}
