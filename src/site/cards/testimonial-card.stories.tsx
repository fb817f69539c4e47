import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TestimonialCard } from './testimonial-card.tsx'

const meta = {
  title: 'Cards/Testimonial',
  component: TestimonialCard,
  parameters: {
    guidance: {
      use: 'Quote the whole text, with the person and the company.',
      avoid: 'Don’t edit the words of a quotation.',
    },
  },
  args: {
    testimonial: {
      _id: '1',
      name: 'Preye Karibo',
      position: 'Project Director',
      company: 'Peakfield Energy',
      testimonial: 'Twelve welded tie-ins in a six-day shutdown, and no lost-time injury.',
      rating: 5,
      avatarUrl: '',
      isActive: true,
      createdAt: '',
    },
  },
} satisfies Meta<typeof TestimonialCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Project Director, Peakfield Energy')).toBeVisible()
    await expect(canvas.getByText('PK')).toBeVisible()
  },
}

export const Odd: Story = {
  args: {
    testimonial: {
      ...meta.args.testimonial,
      name: '',
      position: '',
      company: '',
      testimonial: ' ',
      rating: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A client')).toBeVisible()
    await expect(canvas.getByText('Rated without a comment.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Rated 0 of 5' })).toBeVisible()
  },
}
