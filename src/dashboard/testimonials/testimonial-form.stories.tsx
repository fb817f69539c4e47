import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { TestimonialForm } from './testimonial-form.tsx'

const meta = { component: TestimonialForm, parameters: { staff: true } } satisfies Meta<
  typeof TestimonialForm
>
export default meta
type Story = StoryObj<typeof meta>

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
    await expect(canvas.getByRole('img', { name: 'Rated 5 of 5' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Client Name'), 'Ebiere Dokubo')
    await expect(canvas.getByText('ED')).toBeVisible()
    const rating = canvas.getByLabelText('Rating')
    await userEvent.clear(rating)
    await userEvent.type(rating, '9')
    await expect(canvas.getByRole('img', { name: 'Rated 5 of 5' })).toBeVisible()
    await userEvent.clear(rating)
    await userEvent.tab()
    await expect(rating).toHaveValue(1)
    await expect(canvas.getByRole('img', { name: 'Rated 1 of 5' })).toBeVisible()
    await expect(canvas.getByLabelText('Active')).toHaveAccessibleDescription(/The button decides/)
  },
}

export const Editing: Story = {
  args: { id: '1' },
  parameters: answering('/testimonials/{id}', { testimonial }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Client Name')).toHaveValue('Preye Karibo')
    await expect(canvas.getByLabelText('Rating')).toHaveValue(5)
    await expect(canvas.getByText('Project Director, Peakfield Energy')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('2 entries need your attention')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Name the client' })).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: answering('/testimonials', 'never'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Client Name'), 'Ebiere Dokubo')
    await userEvent.type(canvas.getByLabelText('Testimonial'), 'We lost no loading slot.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Draft' }))
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: answering('/testimonials', 500),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Client Name'), 'Ebiere Dokubo')
    await userEvent.type(canvas.getByLabelText('Testimonial'), 'We lost no loading slot.')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Request failed with status 500',
    )
    await expect(canvas.getByLabelText('Client Name')).toHaveValue('Ebiere Dokubo')
  },
}

export const Missing: Story = {
  args: { id: '1' },
  parameters: answering('/testimonials/{id}', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Testimonial not found.')).toBeVisible()
  },
}

export const NotOnThisDevice: Story = {
  args: { id: '1' },
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch testimonial', {}, { timeout: 4000 })).toBeVisible()
  },
}
