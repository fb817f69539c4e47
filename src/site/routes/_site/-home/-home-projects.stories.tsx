import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failedState, loadingState, malformedState, offline } from '#mocks/story-states.ts'
import { HomeProjects } from './-home-projects.tsx'

const meta = {
  title: 'Sections/Home projects',
  parameters: {
    guidance: {
      use: 'Show completed projects first.',
      avoid: 'Don’t leave a gap where a picture is missing.',
    },
  },
  component: HomeProjects,
} satisfies Meta<typeof HomeProjects>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const projects = await canvas.findAllByRole('listitem')
    await expect(projects).toHaveLength(3)
    // Pictures extend to the text, also beside a longer title.
    for (const project of projects) {
      const picture = project.querySelector('img')?.getBoundingClientRect()
      const words = project.lastElementChild?.getBoundingClientRect()
      await expect(picture?.bottom).toBeCloseTo(words?.top ?? 0, 0)
    }
  },
}

export const Loading: Story = loadingState('/projects', 3)

export const Failed: Story = failedState('/projects', 'Failed to fetch projects')

export const Offline: Story = offline('Failed to fetch projects')

/** Nearly empty records with the same id. */
export const Odd: Story = malformedState(
  '/projects',
  {
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
  },
  3,
  'Untitled project',
  'On hold',
  /^w+$/,
)
