import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { ProjectDetail } from './project-detail.tsx'

const meta = {
  component: ProjectDetail,
  args: { id: '1' },
  parameters: { staff: true },
} satisfies Meta<typeof ProjectDetail>
export default meta
type Story = StoryObj<typeof meta>

const project = {
  _id: '1',
  title: 'Second loading berth, Bonny',
  description: 'Four 16-inch loading arms.\n\nThe first tanker was loaded nine days early.',
  client: 'Wavecrest Offshore',
  team: ['Tamuno Briggs', 'Femi Alabi'],
  status: 'completed',
  startDate: '2024-03-05T09:00:00Z',
  endDate: '2026-08-17T09:00:00Z',
  imageUrl: '/uploads/jetty.webp',
  fileUrl: '/uploads/scope-of-work.pdf',
  gallery: ['/uploads/jetty.webp', '/uploads/weld.webp', '/uploads/gone.webp'],
  createdAt: '2025-12-06T09:00:00Z',
}

export const Filled: Story = {
  parameters: answering('/projects/{id}', { project }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 Mar 2024')).toBeVisible()
    await expect(canvas.getByText('17 Aug 2026')).toBeVisible()
    await expect(canvas.getByText('Tamuno Briggs')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /scope-of-work.pdf/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getAllByRole('button', { name: /View image/ })).toHaveLength(3)
  },
}

export const LookingAtAnImage: Story = {
  parameters: answering('/projects/{id}', { project }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View image 2 of 3' }))
    await expect(screen.getByRole('dialog', { name: 'Image viewer' })).toHaveTextContent('2 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Odd: Story = {
  parameters: answering('/projects/{id}', {
    project: {
      _id: '1',
      title: null,
      status: 'archived?',
      team: null,
      fileUrl: 'javascript:alert(1)',
      gallery: ['data:text/html,x'],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No team assigned')).toBeVisible()
    await expect(canvas.getByText('archived?')).toBeVisible()
    await expect(canvas.getByText('No images')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Waiting: Story = {
  parameters: answering('/projects/{id}', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible()
  },
}

export const Missing: Story = {
  parameters: answering('/projects/{id}', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Project not found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Projects' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/projects/{id}', 500),
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
