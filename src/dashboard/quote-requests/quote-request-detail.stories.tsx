import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { QuoteRequestDetail } from './quote-request-detail.tsx'

const meta = {
  component: QuoteRequestDetail,
  args: { id: '1' },
  parameters: { staff: true },
} satisfies Meta<typeof QuoteRequestDetail>
export default meta
type Story = StoryObj<typeof meta>

const demoRequest = {
  _id: '1',
  companyName: 'Delta Fabrication',
  firstName: 'Amaka',
  lastName: 'Okafor',
  email: 'amaka@client.example',
  phoneNumber: '0800 000 0100',
  country: 'Nigeria',
  service: 'Mechanical Engineering',
  budget: 12_500_000,
  timeline: '2027-03-05',
  message: 'Two pump skids.\n\nWith piping up to the battery limit.',
  fileUrl: '/uploads/scope-of-work.pdf',
  createdAt: '2026-11-05T09:00:00Z',
}

export const Filled: Story = {
  parameters: answering('/demo/{id}', { demoRequest }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,500,000')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+2348000000100')
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('target', '_blank')
  },
}

export const WithoutFileAndWithOddFields: Story = {
  parameters: answering('/demo/{id}', {
    demoRequest: {
      ...demoRequest,
      fileUrl: 'javascript:alert(1)',
      phoneNumber: 'none',
      email: null,
      budget: 'To be agreed',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To be agreed')).toBeVisible()
    await expect(canvas.queryByText('Attached Files')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Call' })).toBeNull()
  },
}

export const Waiting: Story = {
  parameters: answering('/demo/{id}', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible()
  },
}

export const Missing: Story = {
  parameters: answering('/demo/{id}', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quote request not found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/demo/{id}', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Request failed with status 500',
    )
  },
}

export const Unanswered: Story = {
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred', {}, { timeout: 4000 })).toBeVisible()
  },
}
