import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { failedState, loadingState, notFound, offline } from '#mocks/story-states.ts'
import { ServiceDetail } from './service-detail.tsx'

const meta = {
  title: 'Records/Service',
  component: ServiceDetail,
  args: { id: '66c0ffeea200000000000002' },
  parameters: {
    staff: true,
    guidance: {
      use: 'Show where the site uses the service.',
      avoid: 'Don’t make it editable: the form is for that.',
    },
  },
} satisfies Meta<typeof ServiceDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const name = 'Service Detail Mechanical Engineering'
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^View on site/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText('Structural Eng.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /capability-statement.pdf/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const Odd: Story = {
  parameters: respondWith('/services/{id}', {
    data: { _id: '1', category: 'instrumentation', fullDescription: 42, document: { name: 'brochure.docx' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('instrumentation')).toBeVisible()
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links).toEqual(['View on site (opens in a new tab)', 'Edit'])
  },
}

export const Loading: Story = loadingState('/services/{id}')

export const NotFound: Story = notFound('/services/{id}', 'Service not found.', 'Back to Services')

export const Failed: Story = failedState('/services/{id}')

export const Offline: Story = offline('Failed to fetch service')
