import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, seededCount, weather } from '#mocks/stories.ts'
import { BlogList } from './-blog-list.tsx'

const meta = { title: 'Public/Blog list', component: BlogList } satisfies Meta<typeof BlogList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(seededCount('blogs') - 1)
    await expect(canvas.queryByText(/checklist/i)).toBeNull()
  },
}

export const Filtered: Story = {
  parameters: { path: '/?tag=tanks' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`1 of ${seededCount('blogs') - 1} articles`)).toBeVisible()
    await expect(canvas.getByLabelText('Topic')).toHaveValue('tanks')
  },
}

export const NothingLeft: Story = { parameters: { path: '/?text=xyzzy' } }
export const Waiting: Story = {
  parameters: answering('/blogs', 'never'),
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(3),
}
export const Empty: Story = { parameters: answering('/blogs', { blogs: [] }) }
export const Failed: Story = {
  parameters: answering('/blogs', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch blogs')
  },
}
export const NotOnThisDevice: Story = { parameters: weather('offline') }
