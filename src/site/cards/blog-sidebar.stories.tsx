import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { BlogSidebar } from './blog-sidebar.tsx'

const meta = { title: 'Public/Blog sidebar', component: BlogSidebar } satisfies Meta<typeof BlogSidebar>
export default meta
type Story = StoryObj<typeof meta>

const path = '/blogs/recent-news'

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /./ })).not.toHaveLength(0)
    await expect(canvas.getByRole('link', { name: '+234 800 000 0001' })).toHaveAttribute(
      'href',
      'tel:+2348000000001',
    )
    await expect(canvas.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute(
      'href',
      '/contact?subject=quote',
    )
  },
}
export const Waiting: Story = { parameters: answering(path, 'never') }
export const Empty: Story = { parameters: answering(path, { blogs: [] }) }
export const Failed: Story = {
  parameters: answering(path, 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch recent news')
  },
}
export const NotOnThisDevice: Story = { parameters: weather('offline') }
export const Odd: Story = {
  parameters: answering(path, {
    blogs: [{ title: 'Without an id', createdAt: 'soon' }, { _id: '1' }, { _id: '1', title: 'The same id' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Untitled article' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Without an id' })).toBeNull()
  },
}
