import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { failedState, loadingState, notFound, offline } from '#mocks/story-states.ts'
import { ContactSubmissionDetail } from './contact-submission-detail.tsx'

const meta = {
  title: 'Records/Contact submission',
  component: ContactSubmissionDetail,
  args: { id: '66c0ffeeb300000000000001' },
  parameters: {
    staff: true,
    guidance: {
      use: 'Put the reply first: call, WhatsApp, e-mail.',
      avoid: 'Don’t mark a message as read automatically.',
    },
  },
} satisfies Meta<typeof ContactSubmissionDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Request a Quote')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'E-mail' })).toBeVisible()
    // The record itself is read-only.
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleName('New internal note')
  },
}

export const Odd: Story = {
  args: { id: '1' },
  parameters: respondWith('/contact/{id}', {
    contact: { _id: '1', fullName: null, message: 'Verylongwordsthatneverend'.repeat(20), createdAt: {} },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(6)
  },
}

export const Loading: Story = loadingState('/contact/{id}')

export const NotFound: Story = notFound(
  '/contact/{id}',
  'Contact submission not found.',
  'Back to Contact Submissions',
)

export const Failed: Story = failedState('/contact/{id}')

export const Offline: Story = offline('An error occurred')
