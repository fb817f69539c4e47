import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { failedState, loadingState, notFound } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { ProjectSkeleton, projectRecord } from './-project-record.tsx'
import { projectParts } from './-project-story.tsx'

const meta = {
  title: 'Sections/Project',
  component: projectParts.Body,
  args: { recordWords: projectRecord, id: '66c0ffeea100000000000001', skeleton: <ProjectSkeleton /> },
  parameters: {
    guidance: {
      use: 'Show figures, dates and people before the story.',
      avoid: 'Don’t call a running project “completed”.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof projectParts.Body>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('button', { name: 'View Image 2 of 4: Weld' })
    await userEvent.click(second)
    await expect(canvas.getByRole('dialog', { name: 'Image viewer' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(second).toHaveFocus()
  },
}

/** The client's testimonial, a related article, and the duration. */
export const WithEvidence: Story = {
  args: { id: '66c0ffeea100000000000003' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^They moved a 9,000 m³ tank/)).toBeVisible()
    await expect(await canvas.findByText('From our blog: On tanks')).toBeVisible()
    await expect(canvas.getByText('Location').nextSibling).toHaveTextContent('Warri, Delta State')
    await expect(canvas.getByText('Duration').nextSibling).toHaveTextContent('7 months')
    await expect(canvas.getByText('Finished').nextSibling).toHaveTextContent(/^[A-Z][a-z]+ 20\d\d$/)
    await expect(canvas.getByText('96 m').parentElement).toHaveTextContent(/^96 ?m ?in nine hours$/)
    await expect(canvas.getByRole('link', { name: /^Read the case study/ })).toHaveAttribute(
      'href',
      '/testimonials#tank-11',
    )
    await expect(canvas.queryByText('Team')).toBeNull()
    await expect(canvas.getByText('Completed on')).toBeVisible()
    await expect(canvas.queryByText(/of programme elapsed/)).toBeNull()
  },
}

/** A late project: the fact shows only the day, the sheet says that it is late. */
export const Late: Story = {
  parameters: respondWith('/projects/{id}', {
    project: {
      title: 'A jetty',
      status: 'in-progress',
      startDate: '2020-01-01',
      endDate: '2020-12-31',
      client: 'Nobody in particular',
      location: 'Bonny',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Completed on')).toBeVisible()
    await expect(canvas.queryByText('Planned completion')).toBeNull()
    await expect(canvas.getByText('100 % of programme elapsed')).toBeVisible()
    await expect(canvas.getByText('Bonny')).toBeVisible()
    await expect(canvas.getByText('Planned finish').nextSibling).toHaveTextContent('December 2020')
    await expect(canvas.queryByText(/^From our blog/)).toBeNull()
    await expect(canvas.queryByText('Team')).toBeNull()
    await expect(canvas.queryByText('People')).toBeNull()
  },
}

export const Phone: Story = { decorators: [narrow] }
export const Odd: Story = {
  args: { id: '66c0ffeea100000000000009' },
  parameters: simulateFaults('malformed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The work' })).toBeVisible()
    await expect(canvas.getAllByText('Not stated')[0]).toBeVisible()
  },
}
export const Minimal: Story = {
  parameters: respondWith('/projects/{id}', { project: { title: 'Only a title' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This project has no description yet.')).toBeVisible()
    await expect(canvas.getByText('Completed on')).toBeVisible()
  },
}
export const Loading: Story = loadingState('/projects/{id}')
export const NotFound: Story = notFound(
  '/projects/{id}',
  /^There is no project at this address/,
  'Back to Projects',
)

/** Status 200 without a record, shown like a 404. */
export const NotFoundAsNull: Story = {
  ...NotFound,
  parameters: respondWith('/projects/{id}', { project: null }),
}

/** An end date in the future, shown as planned. */
export const InProgress: Story = {
  parameters: respondWith('/projects/{id}', {
    project: { _id: '1', title: 'A jetty', endDate: '2099-03-05T09:00:00Z' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Planned completion')).toBeVisible()
    await expect(canvas.getByText('March 05, 2099')).toBeVisible()
    await expect(canvas.queryByText('Completed on')).toBeNull()
  },
}

export const Failed: Story = failedState('/projects/{id}', 'Failed to fetch project details')
export const Offline: Story = {
  parameters: simulateFaults('offline'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This project is not on this device yet' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible()
  },
}
export const WithoutRelated: Story = {
  parameters: respondWith('/projects', { projects: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The work' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Related projects' })).toBeNull())
  },
}
export const PartlyFailed: Story = failedState('/projects', 'Failed to fetch projects')
