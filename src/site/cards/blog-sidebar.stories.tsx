import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { empty, failedState, offline } from '#mocks/story-states.ts'
import { company } from '#src/company/company.ts'
import { telHref } from '#src/ui/text/phone.ts'
import { BlogSidebar } from './blog-sidebar.tsx'

const meta = {
  title: 'Sections/Article sidebar',
  parameters: {
    guidance: {
      use: 'Keep it short, and below the text on a phone.',
      avoid: 'Don’t repeat the content of the page.',
    },
  },
  component: BlogSidebar,
} satisfies Meta<typeof BlogSidebar>
export default meta
type Story = StoryObj<typeof meta>

const path = '/blogs/recent-news'

export const Filled: Story = {
  play: async ({ canvas }) => {
    const posts = within(await canvas.findByRole('region', { name: 'Recent Posts' }))
    await waitFor(() => expect(posts.getAllByRole('link')).toHaveLength(4))
    await expect(canvas.getByRole('link', { name: company.phones[0] })).toHaveAttribute(
      'href',
      telHref(company.phones[0]),
    )
    await expect(canvas.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute(
      'href',
      '/contact?subject=quote',
    )
  },
}
export const Loading: Story = {
  parameters: respondWith(path, 'never'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading recent posts' })).toBeVisible()
  },
}
export const Empty: Story = empty(path, { blogs: [] }, 'Nothing has been published lately.')
export const Failed: Story = failedState(path, 'Failed to fetch recent news')
export const Offline: Story = offline('Failed to fetch recent news')
export const Odd: Story = {
  parameters: respondWith(path, {
    blogs: [{ title: 'Without an id', createdAt: 'soon' }, { _id: '1' }, { _id: '1', title: 'The same id' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Untitled article' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Without an id' })).toBeNull()
  },
}
