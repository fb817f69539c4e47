import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { failedState, loadingState, notFound, offline } from '#mocks/story-states.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { ProjectDetail } from './project-detail.tsx'

const meta = {
  title: 'Records/Project',
  component: ProjectDetail,
  args: { id: '1' },
  parameters: {
    staff: true,
    guidance: {
      use: 'Separate what visitors see from internal data.',
      avoid: 'Don’t link away without a way back.',
    },
  },
} satisfies Meta<typeof ProjectDetail>
export default meta
type Story = StoryObj<typeof meta>

const project = {
  _id: '1',
  team: ['Tamuno Briggs', 'Femi Alabi'],
  title: 'Second loading berth, Bonny',
  description: 'Four 16-inch loading arms.\n\nThe first tanker was loaded nine days early.',
  client: 'Wavecrest Offshore',
  status: 'completed',
  startDate: '2024-03-05T09:00:00Z',
  endDate: '2026-08-17T09:00:00Z',
  imageUrl: '/uploads/jetty.webp',
  fileUrl: '/uploads/scope-of-work.pdf',
  gallery: ['/uploads/jetty.webp', '/uploads/weld.webp', '/uploads/gone.webp'],
  createdAt: '2025-12-06T09:00:00Z',
}

export const Filled: Story = {
  parameters: respondWith('/projects/{id}', { project }),
  play: async ({ canvas }) => {
    const name = 'Project Detail Second loading berth, Bonny'
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    const page = canvas.getByRole('link', { name: 'View on site (opens in a new tab)' })
    await expect(page).toHaveAttribute('href', '/project/1')
    await expect(canvas.getByText('5 Mar 2024')).toBeVisible()
    await expect(canvas.getByText('17 Aug 2026')).toBeVisible()
    await expect(canvas.getByText('Tamuno Briggs')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /scope-of-work.pdf/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getAllByRole('button', { name: /View image/ })).toHaveLength(3)
  },
}

export const LookingAtAnImage: Story = {
  parameters: respondWith('/projects/{id}', { project }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View image 2 of 3' }))
    await expect(screen.getByRole('dialog', { name: 'Image viewer' })).toHaveTextContent('2 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Pictures without a network: those that are not cached cannot be opened. */
export const PictureNotKept: Story = {
  parameters: respondWith('/projects/{id}', { project }),
  play: async ({ canvas }) => {
    const { set } = store
    await expect(await canvas.findAllByRole('button', { name: /View image/ })).toHaveLength(3)
    set(connectionAtom, 'offline')
    await expect(await canvas.findByText('Not on this device')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /View image/ })).toHaveLength(2)
    set(connectionAtom, 'online')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /View image/ })).toHaveLength(3))
  },
}

export const Odd: Story = {
  parameters: respondWith('/projects/{id}', {
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
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links).toEqual(['View on site (opens in a new tab)', 'Edit'])
  },
}

export const Loading: Story = loadingState('/projects/{id}')

export const NotFound: Story = notFound('/projects/{id}', 'Project not found.', 'Back to Projects')

/** 200 without a record, shown like 404. */
export const NotFoundAsNull: Story = {
  ...NotFound,
  parameters: respondWith('/projects/{id}', { project: null }),
}

export const Failed: Story = failedState('/projects/{id}')

export const Offline: Story = offline('An error occurred')
