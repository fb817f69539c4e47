import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { HomeProjects } from './-home-projects.tsx'

const meta = { title: 'Public/Home projects', component: HomeProjects } satisfies Meta<typeof HomeProjects>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
  },
}

export const Waiting: Story = {
  parameters: answering('/projects', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(3)
  },
}

export const Empty: Story = {
  parameters: answering('/projects', { projects: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects are shown at the moment')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/projects', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch projects')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

export const NotOnThisDevice: Story = { parameters: weather('offline') }

/** Records of which the backend has hardly anything, with the same id twice. */
export const Odd: Story = {
  parameters: answering('/projects', {
    projects: [
      {},
      { _id: 'x' },
      {
        _id: 'x',
        title: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        client: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        status: 'on-hold',
      },
    ],
  }),
}
