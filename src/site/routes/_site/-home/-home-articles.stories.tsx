import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { failedState, loadingState, malformedState, offline } from '#mocks/story-states.ts'
import { HomeArticles } from './-home-articles.tsx'

const meta = {
  title: 'Sections/Home articles',
  parameters: {
    guidance: {
      use: 'Show three titles at most, in a row that scrolls sideways on a phone.',
      avoid: 'Don’t show an article without a title.',
    },
  },
  component: HomeArticles,
} satisfies Meta<typeof HomeArticles>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Article — /)).toHaveLength(seedCount('blogs') - 1)
  },
}

/** Articles in a grid whose first card spans enough columns to fill the last row. */
const several = (count: number, columns: number): Story => ({
  parameters: respondWith('/blogs', {
    blogs: Array.from({ length: count }, (_, index) => ({ _id: `${index}`, title: `Article ${index + 1}` })),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: `Article ${count}` })
    const list = canvas.getByRole('list')
    await expect(list.children).toHaveLength(count)
    const [first, second] = [...list.children].map((item) => item.getBoundingClientRect())
    await expect(Math.round((first?.width ?? 0) / (second?.width ?? 1))).toBe(columns)
    const { right } = list.lastElementChild?.getBoundingClientRect() ?? {}
    await expect(Math.round(right ?? 0)).toBe(Math.round(list.getBoundingClientRect().right))
  },
})

export const Four: Story = several(4, 3)
export const Five: Story = several(5, 2)
export const Six: Story = several(6, 1)
export const FiveInTwoColumns: Story = { ...several(5, 2), globals: { viewport: { value: 'w768' } } }
export const NineInTwoColumns: Story = { ...several(9, 2), globals: { viewport: { value: 'w768' } } }
export const Nine: Story = several(9, 1)

export const Loading: Story = loadingState('/blogs', 3)

export const Failed: Story = failedState('/blogs', 'Failed to fetch blogs')

export const Offline: Story = offline('Failed to fetch blogs')

/** Nearly empty records with the same id. */
export const Odd: Story = malformedState(
  '/blogs',
  {
    blogs: [
      {},
      { _id: 'x' },
      {
        _id: 'x',
        title: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        description: '<p>Hot &amp; <b>cold</b></p>',
      },
    ],
  },
  3,
  'Untitled article',
  'Article — N/A',
  'Hot & cold',
  /^w+$/,
)
