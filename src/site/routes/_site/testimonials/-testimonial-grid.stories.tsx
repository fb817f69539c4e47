import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { simulateFaults } from '#mocks/stories.ts'
import { empty, failedState, loadingState, malformedState, offline } from '#mocks/story-states.ts'
import { TestimonialGrid } from './-testimonial-grid.tsx'

const meta = {
  title: 'Sections/Testimonial list',
  parameters: {
    guidance: { use: 'Show critical testimonials among the others.', avoid: 'Don’t sort by stars.' },
  },
  component: TestimonialGrid,
} satisfies Meta<typeof TestimonialGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^Rated \d of 5$/ })).toHaveLength(
      seedCount('testimonials') - 1,
    )
  },
}

export const Loading: Story = loadingState('/testimonials', 6)

export const Empty: Story = empty(
  '/testimonials',
  { testimonials: [] },
  'No testimonials available at the moment.',
)

export const Failed: Story = failedState('/testimonials', 'Failed to fetch testimonials')

export const Offline: Story = offline('Failed to fetch testimonials')

/** Nearly empty records with the same id. */
export const Odd: Story = malformedState(
  '/testimonials',
  {
    testimonials: [
      {},
      { _id: 'x' },
      {
        _id: 'x',
        name: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        testimonial:
          'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        rating: '2.4',
      },
    ],
  },
  3,
  'Rated without a comment.',
  'A client',
  /^w+$/,
)

export const Many: Story = {
  parameters: simulateFaults('many'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 24 more testimonials' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(48)
    await expect(canvas.getAllByRole('listitem')[24]).toHaveFocus()
  },
}
