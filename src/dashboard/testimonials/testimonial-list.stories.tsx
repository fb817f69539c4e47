import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { TestimonialList } from './testimonial-list.tsx'

const meta = {
  title: 'Tables/Testimonials',
  component: TestimonialList,
  parameters: {
    staff: true,
    guidance: {
      use: 'Show the person, and whether it is public.',
      avoid: 'Don’t truncate the quotation to one line.',
    },
  },
} satisfies Meta<typeof TestimonialList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('testimonials'))).toBeVisible()
    await expect(canvas.getByText('Inactive', { selector: 'td *' })).toBeVisible()
  },
}

export const Odd: Story = {
  parameters: respondWith('/testimonials', {
    testimonials: [
      { _id: 'a', name: null, testimonial: { text: 'no' }, createdAt: 'soon', isActive: 'false' },
      {
        _id: 'b',
        name: 'Oluwafunmilayo Akinwunmi-Oyelaran of the Niger Delta Consolidated Fabrication Services',
        testimonial: 'WithoutABlank'.repeat(20),
        createdAt: '2025-03-05T09:00:00Z',
      },
      { name: 'Without an id', testimonial: 'Good' },
      null,
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    await expect(canvas.getByText('5 Mar 2025')).toBeVisible()
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
    await expect(canvas.getByText('Without an id').closest('a')).toBeNull()
  },
}

export const Loading: Story = loadingState('/testimonials', 3)

export const Empty: Story = empty(
  '/testimonials',
  { testimonials: [] },
  'No testimonials',
  'Get started by creating a new testimonial.',
)

export const Failed: Story = failedState('/testimonials')

export const Offline: Story = offline('Failed to fetch testimonials')
