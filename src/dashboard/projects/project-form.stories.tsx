import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { notFound, savingState } from '#mocks/story-states.ts'
import { ProjectForm } from './project-form.tsx'

const meta = {
  title: 'Forms/Project',
  component: ProjectForm,
  parameters: {
    staff: true,
    guidance: {
      use: 'Suggest known values, and accept new ones.',
      avoid: 'Don’t refuse a new value.',
    },
  },
} satisfies Meta<typeof ProjectForm>
export default meta
type Story = StoryObj<typeof meta>

const entries = { 'Project Title': 'Jetty', 'Project Description': 'Two loading arms.' }

/** Ids of the first seed, and of the malformed one at the end. */
const [first, malformedId] = ['66c0ffeea100000000000001', '66c0ffeea100000000000009']

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add New Project' })).toBeVisible()
    await expect(await canvas.findByLabelText('Status')).toHaveValue('in-progress')
    await expect(await canvas.findByLabelText('Client')).not.toBeRequired()
    await expect(await canvas.findByText('0 of 6 images')).toBeVisible()
  },
}

export const Editing: Story = {
  args: { id: first },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Project Title')).toHaveValue('Second loading berth, Bonny')
    await expect(await canvas.findByRole('heading', { name: 'Project Detail' })).toBeVisible()
    await expect(await canvas.findByLabelText('Client')).toBeRequired()
    await expect(await canvas.findByText('4 of 6 images')).toBeVisible()
  },
}

export const Odd: Story = {
  args: { id: malformedId },
  parameters: simulateFaults('malformed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Status')).toHaveValue('archived?')
    await expect(await canvas.findByText('1 of 6 images')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { id: malformedId },
  parameters: simulateFaults('malformed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Project Title'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 fields need your attention')
    await expect(canvas.getAllByText('Name the client')).toHaveLength(2)
  },
}

export const Saving: Story = savingState('/projects', entries)

export const SaveFailed: Story = {
  parameters: respondWith('/projects', 500),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Project Title'), 'Jetty')
    await userEvent.type(await canvas.findByLabelText('Project Description'), 'Two loading arms.')
    await userEvent.type(await canvas.findByLabelText('Team assigned'), 'Femi Alabi{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
    await expect(await canvas.findByText('Femi Alabi')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { id: first },
  parameters: respondWith('/projects/{id}', 'never'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the form' })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { id: first },
  ...notFound('/projects/{id}', 'Project not found.', 'Back to Projects'),
}
