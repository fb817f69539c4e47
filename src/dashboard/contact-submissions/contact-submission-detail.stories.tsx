import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { ContactSubmissionDetail } from './contact-submission-detail.tsx'

const meta = {
  component: ContactSubmissionDetail,
  args: { id: '66c0ffeeb300000000000001' },
  parameters: { staff: true },
} satisfies Meta<typeof ContactSubmissionDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Request a Quote')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'E-mail' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const OddRecord: Story = {
  args: { id: '1' },
  parameters: answering('/contact/{id}', {
    contact: { _id: '1', fullName: null, message: 'Verylongwordsthatneverend'.repeat(20), createdAt: {} },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(5)
  },
}

export const Waiting: Story = {
  parameters: answering('/contact/{id}', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible()
  },
}

export const Missing: Story = {
  parameters: answering('/contact/{id}', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Contact submission not found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Contact Submissions' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/contact/{id}', 500),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Request failed with status 500', {}, { timeout: 4000 }),
    ).toBeVisible()
  },
}

export const Unanswered: Story = {
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred', {}, { timeout: 4000 })).toBeVisible()
  },
}
