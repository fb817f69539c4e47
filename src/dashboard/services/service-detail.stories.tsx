import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { ServiceDetail } from './service-detail.tsx'

const meta = {
  component: ServiceDetail,
  args: { id: '66c0ffeea200000000000002' },
  parameters: { staff: true },
} satisfies Meta<typeof ServiceDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mechanical Engineering')).toBeVisible()
    await expect(canvas.getByText('Structural Eng.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /capability-statement.pdf/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const Odd: Story = {
  parameters: answering('/services/{id}', {
    data: { _id: '1', category: 'instrumentation', fullDescription: 42, document: { name: 'brochure.docx' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('instrumentation')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Waiting: Story = {
  parameters: answering('/services/{id}', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible()
  },
}

export const Missing: Story = {
  parameters: answering('/services/{id}', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Service not found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Services' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/services/{id}', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Request failed with status 500',
    )
  },
}

export const Unanswered: Story = {
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch service', {}, { timeout: 4000 })).toBeVisible()
  },
}
