import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { failedState, loadingState, offline } from '#mocks/story-states.ts'
import { SearchResults } from './-search-results.tsx'

const meta = {
  title: 'Sections/Search results',
  component: SearchResults,
  parameters: {
    guidance: { use: 'Show counts by kind, and mark the searched words.', avoid: 'Don’t show staff’s data.' },
  },
  args: { query: 'tank', type: '' },
} satisfies Meta<typeof SearchResults>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^All Results \d/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('heading', { level: 3, name: 'Projects' })).toBeVisible()
    const [title] = canvas.getAllByRole('heading', { level: 4 })
    await expect(title?.querySelector('a')?.offsetHeight).toBeGreaterThanOrEqual(24)
  },
}

export const OneTab: Story = {
  args: { type: 'projects' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Projects/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByText(/, 2 in Projects/)).toBeVisible()
  },
}

export const NoResultsInTab: Story = {
  args: { type: 'careers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No career results found')).toBeVisible()
  },
}

export const NoResults: Story = {
  args: { query: 'xyzzy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results found for "xyzzy"')).toBeVisible()
  },
}

export const Odd: Story = {
  parameters: respondWith('/search', {
    results: {
      blogs: [{ title: 'No link <b>tank</b>', description: '<p>Tank<script>alert(1)</script></p>' }],
      projects: [{ _id: '7' }, { _id: '7', name: 'Tank', technologies: ['Floating roofs', 'Tank pads'] }],
      careers: 'none',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No link <b>tank</b>' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /No link/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Untitled project' })).toHaveAttribute('href', '/project/7')
  },
}

export const Loading: Story = loadingState('/search', 3)

export const Failed: Story = failedState('/search', 'Failed to perform search')

export const Offline: Story = offline('Failed to perform search')
