import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { awaitState, empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { ProjectList } from './-project-list.tsx'

const meta = {
  title: 'Sections/Project list',
  component: ProjectList,
  parameters: {
    guidance: {
      use: 'Say how many match, and keep the list in view.',
      avoid: 'Don’t offer a filter that matches no record.',
    },
    path: '/projects',
  },
} satisfies Meta<typeof ProjectList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${seedCount('projects')} projects`)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Second loading berth, Bonny' })).toBeVisible()
  },
}

export const Filtered: Story = {
  parameters: { path: '/projects?status=completed&text=tank' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`2 of ${seedCount('projects')} projects`)).toBeVisible()
  },
}

export const NoResults: Story = {
  parameters: { path: '/projects?client=Nobody' },
  play: async ({ canvas, userEvent }) => {
    const back = await canvas.findByRole('button', { name: 'Show all projects' })
    await awaitState()
    await userEvent.click(back)
    await expect(await canvas.findByText(`${seedCount('projects')} projects`)).toBeVisible()
  },
}

export const Phone: Story = { decorators: [narrow] }
export const Loading: Story = loadingState('/projects', 6)
export const Empty: Story = empty('/projects', { projects: [] }, 'No projects to show yet')
export const Failed: Story = failedState('/projects', 'Failed to fetch projects')
export const Offline: Story = offline('Failed to fetch projects')
export const Odd: Story = {
  parameters: respondWith('/projects', {
    projects: [{}, { _id: 7, title: null, status: 'in-progress' }, 'x'],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 projects')).toBeVisible()
    await expect(canvas.getAllByText('Untitled project')).toHaveLength(2)
  },
}
