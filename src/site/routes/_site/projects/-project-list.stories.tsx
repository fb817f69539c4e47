import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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

export const OneDiscipline: Story = {
  parameters: { path: '/projects?discipline=electrical' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`1 of ${seedCount('projects')} projects`)).toBeVisible()
    const disciplines = within(canvas.getByRole('group', { name: 'Disciplines' }))
    await expect(disciplines.getByRole('button', { name: 'Electrical 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(disciplines.getByRole('button', { name: 'Mechanical 2' }))
    await expect(await canvas.findByText(`2 of ${seedCount('projects')} projects`)).toBeVisible()
  },
}

export const Compared: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    await press('Compare (Second loading berth, Bonny)')
    await expect(
      await canvas.findByRole('button', { name: 'Choose another (Second loading berth, Bonny)' }),
    ).toHaveAttribute('aria-pressed', 'true')
    await press('Compare with the chosen one (Relocation of crude tank 11, Warri)')
    await canvas.findByRole('dialog', { name: 'Two projects side by side' })
    const table = within(canvas.getByRole('table'))
    await expect(table.getAllByRole('columnheader')).toHaveLength(2)
    await expect(table.getByText('64 piles · 21 months')).toBeVisible()
    await expect(table.getByText(/^96 m in nine hours/)).toBeVisible()
    await press('Close')
    await expect(
      await canvas.findByRole('button', { name: 'Compare (Second loading berth, Bonny)' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
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
