import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seeded } from '#mocks/seeded.ts'
import { answering } from '#mocks/stories.ts'
import { empty, failed, unanswered, waiting } from '#mocks/story-states.ts'
import { HomeArticles } from './-home-articles.tsx'

const meta = { title: 'Sections/Home articles', component: HomeArticles } satisfies Meta<typeof HomeArticles>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Article — /)).toHaveLength(seeded('blogs') - 1)
  },
}

export const Waiting: Story = waiting('/blogs', 3)

export const Empty: Story = empty('/blogs', { blogs: [] }, 'No articles have been published yet')

export const Failed: Story = failed('/blogs', 'Failed to fetch blogs')

export const NotOnThisDevice: Story = unanswered('Failed to fetch blogs')

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
