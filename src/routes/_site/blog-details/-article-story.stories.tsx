import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { ArticleStory } from './-article-story.tsx'

const meta = {
  title: 'Public/Article',
  component: ArticleStory,
  args: { id: '66c0ffeea400000000000007' },
} satisfies Meta<typeof ArticleStory>
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
  },
}
export const Odd: Story = {
  args: { id: '66c0ffeea400000000000009' },
  parameters: weather('odd'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Article — N/A')).toBeVisible()
    await expect(canvasElement.querySelector('iframe, script, style')).toBeNull()
  },
}
export const Blank: Story = {
  parameters: answering(path, { blog: { _id: '66c0ffeea400000000000007', title: 'A title and no more' } }),
}
export const Waiting: Story = { parameters: answering(path, 'never') }
export const Missing: Story = {
  parameters: answering(path, 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no article at this address')
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull()
  },
}
export const Failed: Story = {
  parameters: answering(path, 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch blog details')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}
export const NotOnThisDevice: Story = { parameters: weather('offline') }
