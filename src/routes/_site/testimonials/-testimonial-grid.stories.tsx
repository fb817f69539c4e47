import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, seededCount, weather } from '#mocks/stories.ts'
import { TestimonialGrid } from './-testimonial-grid.tsx'

const meta = { title: 'Public/Testimonial grid', component: TestimonialGrid } satisfies Meta<
  typeof TestimonialGrid
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^Rated \d of 5$/ })).toHaveLength(
      seededCount('testimonials') - 1,
    )
  },
}

export const Waiting: Story = {
  parameters: answering('/testimonials', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  },
}

export const Empty: Story = {
  parameters: answering('/testimonials', { testimonials: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No testimonials available at the moment.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/testimonials', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch testimonials')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

export const NotOnThisDevice: Story = { parameters: weather('offline') }

/** Records of which the backend has hardly anything, with the same id twice. */
export const Odd: Story = {
  parameters: answering('/testimonials', {
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
  }),
}

export const Many: Story = {
  parameters: weather('many'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 24 more testimonials' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(48)
    await expect(canvas.getAllByRole('listitem')[24]).toHaveFocus()
  },
}
