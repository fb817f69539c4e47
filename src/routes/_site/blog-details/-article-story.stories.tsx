import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { failed, missing, unanswered, waiting } from '#mocks/story-states.ts'
import { articleRecord } from './-article-record.ts'
import { ArticleSkeleton } from './-article-skeleton.tsx'
import { articleParts } from './-article-story.tsx'

const meta = {
  title: 'Sections/Article',
  component: articleParts.Body,
  args: { of: articleRecord, id: '66c0ffeea400000000000007', skeleton: <ArticleSkeleton /> },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has written this article yet.')).toBeVisible()
  },
}
export const Waiting: Story = waiting(path)
export const Missing: Story = missing(path, /^There is no article at this address/, 'Return to Blog List')
export const NullRecord: Story = { ...Missing, parameters: answering(path, { blog: null }) }
export const Failed: Story = failed(path, 'Failed to fetch blog details')
export const NotOnThisDevice: Story = unanswered('This article is not on this device yet')
