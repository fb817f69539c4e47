import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, seededCount, weather } from '#mocks/stories.ts'
import { HomeArticles } from './-home-articles.tsx'

const meta = { title: 'Public/Home articles', component: HomeArticles } satisfies Meta<typeof HomeArticles>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Article — /)).toHaveLength(seededCount('blogs') - 1)
  },
}

export const Waiting: Story = {
  parameters: answering('/blogs', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(3)
  },
}

export const Empty: Story = {
  parameters: answering('/blogs', { blogs: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles have been published yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/blogs', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch blogs')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

export const NotOnThisDevice: Story = { parameters: weather('offline') }

/** Records of which the backend has hardly anything, with the same id twice. */
export const Odd: Story = {
  parameters: answering('/blogs', {
    blogs: [
      {},
      { _id: 'x' },
      {
        _id: 'x',
        title: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        description: '<p>Hot &amp; <b>cold</b></p>',
      },
    ],
  }),
}
