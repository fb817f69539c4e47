import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { awaitState, notFound, offline, saveFailed, savingState } from '#mocks/story-states.ts'
import { TestimonialForm } from './testimonial-form.tsx'

const meta = {
  title: 'Forms/Testimonial',
  component: TestimonialForm,
  parameters: {
    staff: true,
    guidance: { use: 'Keep the client’s own words.', avoid: 'Don’t require stars.' },
  },
} satisfies Meta<typeof TestimonialForm>
export default meta
type Story = StoryObj<typeof meta>

const entries = { 'Client Name': 'Ebiere Dokubo', Testimonial: 'We lost no loading slot.' }

const testimonial = {
  _id: '1',
  name: 'Preye Karibo',
  position: 'Project Director',
  company: 'Peakfield Energy',
  testimonial: 'Twelve welded tie-ins in a six-day shutdown.',
  rating: '4.6',
  isActive: false,
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Rated 5 of 5' })).toBeVisible()
    await awaitState()
    await userEvent.type(await canvas.findByLabelText('Client Name'), 'Ebiere Dokubo')
    await expect(await canvas.findByText('ED')).toBeVisible()
    const rating = await canvas.findByLabelText('Rating')
    await userEvent.clear(rating)
    await userEvent.type(rating, '9')
    await expect(await canvas.findByRole('img', { name: 'Rated 5 of 5' })).toBeVisible()
    await userEvent.clear(rating)
    await userEvent.tab()
    await expect(rating).toHaveValue(1)
    await expect(await canvas.findByRole('img', { name: 'Rated 1 of 5' })).toBeVisible()
    await expect(await canvas.findByLabelText('Active')).toHaveAccessibleDescription(
      /Save as Draft makes it inactive/,
    )
  },
}

export const Editing: Story = {
  args: { id: '1' },
  parameters: respondWith('/testimonials/{id}', { testimonial }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Client Name')).toHaveValue('Preye Karibo')
    await expect(await canvas.findByLabelText('Rating')).toHaveValue(5)
    await expect(await canvas.findByText('Project Director, Peakfield Energy')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Update' })).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('2 fields need your attention')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Name the client' })).toBeVisible()
  },
}

export const Saving: Story = savingState('/testimonials', entries, 'Save as Draft')

export const SaveFailed: Story = saveFailed('/testimonials', entries, 'Publish')

export const NotFound: Story = {
  args: { id: '1' },
  ...notFound('/testimonials/{id}', 'Testimonial not found.', 'Back to Testimonials'),
}

export const Offline: Story = { args: { id: '1' }, ...offline('Failed to fetch testimonial') }
