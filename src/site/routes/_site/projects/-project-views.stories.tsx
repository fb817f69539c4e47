import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { ProjectList } from './-project-list.tsx'
import { ProjectMap } from './-project-map.tsx'
import { ProjectProgramme } from './-project-programme.tsx'
import { ProjectViews } from './-project-views.tsx'

const programme = { view: { name: 'programme', View: ProjectProgramme } }
const map = { view: { name: 'map', View: ProjectMap } }

const meta = {
  title: 'Sections/Project views',
  component: ProjectList,
  args: programme,
  render: ({ view }) => (
    <>
      <ProjectViews viewName={view?.name} />
      <ProjectList view={view} />
    </>
  ),
  parameters: {
    guidance: {
      use: 'Show time and place of all projects at once, with the same words as the list.',
      avoid: 'Don’t put a project on the map without a stated place.',
    },
    path: '/projects?view=programme',
  },
} satisfies Meta<typeof ProjectList>
export default meta
type Story = StoryObj<typeof meta>

export const Programme: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${seedCount('projects')} projects`)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Programme' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/projects?view=map')
    await expect(canvas.getByText(/^The dashed line is today, /)).toBeVisible()
    await expect(canvas.getAllByText(/\(planned\)$/)[0]).toBeVisible()
    await expect(canvas.queryByText('No dates stated')).toBeNull()
  },
}

/** Filters that apply to every view, and stay when the view changes. */
export const FilteredProgramme: Story = {
  parameters: { path: '/projects?view=programme&status=completed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d of \d+ projects$/)).toBeVisible()
    await expect(canvas.queryByText(/\(planned\)$/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute(
      'href',
      '/projects?status=completed',
    )
  },
}

/** Missing, partial and impossible dates. */
export const OddProgramme: Story = {
  parameters: {
    ...respondWith('/projects', {
      projects: [
        { _id: '1', title: 'Jetty', status: 'in-progress', startDate: '2025-03-05' },
        { _id: '2', title: 'Tank', endDate: '2019-03-05' },
        { _id: '3', title: 'Backwards', startDate: '2027-01-01', endDate: '2026-01-01', status: 'archived?' },
        { _id: '4', title: 'Undated' },
        {},
      ],
    }),
    path: '/projects?view=programme',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('From 5 Mar 2025, no end stated')).toBeVisible()
    await expect(canvas.getByText('Until 5 Mar 2019, no start stated')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No dates stated' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Undated' })).toBeVisible()
  },
}

export const ProgrammePhone: Story = { decorators: [narrow] }

export const OnTheMap: Story = {
  args: map,
  parameters: { path: '/projects?view=map' },
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('link', { name: /Bonny, Second loading berth, Bonny$/ })
    mark.focus()
    await expect(mark).toHaveAttribute('href', '#at-bonny')
    await userEvent.tab()
    await expect(canvas.getByRole('heading', { name: /Bonny$/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Second loading berth, Bonny' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Not on the map' })).toBeNull()
  },
}

/** Two projects at one place, one without a place, one at an unknown place. */
export const OddOnTheMap: Story = {
  args: map,
  parameters: {
    ...respondWith('/projects', {
      projects: [
        { _id: '1', title: 'Jetty', location: 'Lagos' },
        { _id: '2', title: 'Quay, Lagos' },
        { _id: '3', title: 'Study' },
        { _id: '4', title: 'Tank, Warri', location: 'Tema, Ghana' },
        {},
      ],
    }),
    path: '/projects?view=map',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1: Lagos, Jetty; Quay, Lagos' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Not on the map' })).toBeVisible()
    await expect(canvas.getByText('Tema, Ghana')).toBeVisible()
    await expect(canvas.getAllByText('No place stated')).toHaveLength(2)
  },
}

export const OnTheMapPhone: Story = { ...OnTheMap, decorators: [narrow] }
export const WithoutAPlace: Story = {
  args: map,
  parameters: {
    ...respondWith('/projects', { projects: [{ _id: '1', title: 'Study' }] }),
    path: '/projects?view=map',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of these projects has a place on the map.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Study' })).toBeVisible()
  },
}
export const Loading: Story = loadingState('/projects', 6)
export const Empty: Story = empty('/projects', { projects: [] }, 'No projects to show yet')
export const Failed: Story = failedState('/projects', 'Failed to fetch projects')
export const Offline: Story = offline('Failed to fetch projects')
