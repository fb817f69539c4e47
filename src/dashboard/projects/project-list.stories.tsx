import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { ProjectList } from './project-list.tsx'

const meta = {
  title: 'Tables/Projects',
  component: ProjectList,
  parameters: {
    staff: true,
    guidance: { use: 'Align status and dates in columns.', avoid: 'Don’t wrap figures.' },
  },
} satisfies Meta<typeof ProjectList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('projects'))).toBeVisible()
  },
}

export const Loading: Story = loadingState('/projects', 5)

export const Empty: Story = empty(
  '/projects',
  { projects: [] },
  'No projects found',
  'Get started by creating a new project.',
)

export const NoResults: Story = {
  parameters: respondWith('/projects', { projects: [{ _id: '1', title: 'Jetty', status: 'completed' }] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–1 of 1')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'On hold')
    await expect(await canvas.findByText('No projects with status "On hold" found.')).toBeVisible()
  },
}

export const FiltersOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }))
    await userEvent.type(await canvas.findByLabelText('Start Date', { selector: 'input' }), '2020-02-02')
    await userEvent.type(await canvas.findByLabelText('End Date', { selector: 'input' }), '2020-01-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filter' }))
    const [message] = await canvas.findAllByText('The end date cannot be earlier than the start date')
    await expect(message).toBeVisible()
  },
}

export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Select Second loading berth, Bonny'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }))
    const choice = await screen.findByRole('menuitem', { name: 'On hold' })
    await waitFor(() => expect(choice).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set status' })).toHaveFocus())
  },
}

export const ConfirmDelete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Second loading berth, Bonny' }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Delete ProjectAre you sure you want to delete this project? This action cannot be undone.',
    )
  },
}

export const Failed: Story = failedState('/projects')

export const Offline: Story = offline('An error occurred')

export const Odd: Story = {
  parameters: respondWith('/projects', {
    projects: [
      { _id: '1', title: null, client: 7, status: null, createdAt: 'soon', team: 'Ada', gallery: null },
      { _id: '2', title: '<b>Berth</b>', status: 'archived?', createdAt: '2025-03-05T09:00:00Z' },
      { title: 'Without an id' },
      null,
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    await expect(canvas.getByText('<b>Berth</b>')).toBeVisible()
    await expect(canvas.getByText('archived?')).toBeVisible()
    await expect(canvas.getByText('5 Mar 2025')).toBeVisible()
    await expect(canvas.getByText('Without an id').closest('a')).toBeNull()
  },
}
