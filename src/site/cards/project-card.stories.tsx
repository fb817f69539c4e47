import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProjectCard } from './project-card.tsx'

const card: Decorator = (Story) => (
  <main className="max-w-sm">
    <h1 className="sr-only">Projects</h1>
    <h2 className="sr-only">Projects</h2>
    <Story />
  </main>
)

const meta = {
  title: 'Cards/Project',
  component: ProjectCard,
  parameters: {
    guidance: {
      use: 'Show the status in words, and its dates.',
      avoid: 'Don’t show more than five facts: the project’s page has them.',
    },
  },
  decorators: [card],
  args: {
    project: {
      _id: '1',
      title: 'Relocation of crude tank 11, Warri',
      description: '',
      client: 'Lantern Terminals',
      location: '',
      team: [],
      status: 'completed',
      startDate: '2024-10-06T00:00:00.000Z',
      endDate: '2025-05-17T00:00:00.000Z',
      imageUrl: '/pictures/tank-farm-480.webp',
      fileUrl: '',
      gallery: [],
      createdAt: '',
    },
  },
} satisfies Meta<typeof ProjectCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithinAYear: Story = {
  args: { project: { ...meta.args.project, startDate: '2025-01-06T00:00:00.000Z' } },
}
export const PictureFromTheFile: Story = {
  args: { project: { ...meta.args.project, imageUrl: '', fileUrl: '/pictures/jetty-480.webp' } },
}
export const Odd: Story = {
  args: {
    project: {
      ...meta.args.project,
      _id: '',
      title: '',
      client: '',
      status: '',
      startDate: '',
      endDate: '',
      imageUrl: '',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Untitled project' })).toBeVisible()
    // The client, and the years.
    await expect(canvas.getAllByText('Not stated')).toHaveLength(2)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/brand/fallback.svg')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
