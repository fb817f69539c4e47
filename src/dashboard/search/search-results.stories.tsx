import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { SearchResults } from './search-results.tsx'

const at = (address: string, response: object = {}) => ({ path: `/?query=${address}`, ...response })

const meta = {
  title: 'Dashboard/Search results',
  component: SearchResults,
  parameters: {
    guidance: {
      use: 'Separate results of the server from results on the device.',
      avoid: 'Don’t drop letters that are typed while a response is loading.',
    },
    staff: true,
    ...at('engineering'),
  },
} satisfies Meta<typeof SearchResults>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Search Results for "engineering"' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^All Results [1-9]/ })).toBeVisible()
  },
}

/** Enquiries on this device come first; each count leads to its filtered inbox. */
export const Enquiries: Story = {
  parameters: at('ironwood'),
  play: async ({ canvas }) => {
    const inboxes = within(await canvas.findByRole('region', { name: 'On this device' }))
    const count = await inboxes.findByRole('link', { name: /^\d+ quote requests?$/ })
    await expect(count).toHaveAttribute('href', '/dashboard/quote-requests')
    await expect(inboxes.getAllByRole('link', { name: /Ironwood/ })[0]).toBeVisible()
  },
}

export const OneTab: Story = {
  parameters: at('pump&type=services'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Services/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const title = canvas.getByRole('link', { name: 'Mechanical Engineering' })
    await expect(title).toBeVisible()
    await expect(title.offsetHeight).toBeGreaterThanOrEqual(24)
  },
}

export const Empty: Story = {
  parameters: at(''),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a search term to begin')).toBeVisible()
  },
}

export const NoResults: Story = {
  parameters: at('zzz'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results found for "zzz"')).toBeVisible()
  },
}

export const NoResultsInTab: Story = {
  parameters: at('pump&type=blogs'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blog results found')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: at('pump', respondWith('/search', 'never')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: at('pump', respondWith('/search', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
  },
}

export const Offline: Story = {
  parameters: at('pump', simulateFaults('offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Failed to perform search/)).toBeVisible()
  },
}

export const Odd: Story = {
  parameters: at(
    'pump',
    respondWith('/search', {
      results: {
        blogs: [{ title: 'No id, no link', description: '<p>A <b>pump</b><script>alert(1)</script></p>' }],
        projects: [{ _id: '1', name: null, technologies: ['Pump', 7] }],
        careers: 'none',
        services: [null, { _id: '2', name: 'P'.repeat(120) }],
      },
    }),
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByText('No id, no link')
    await expect(title.closest('a')).toBeNull()
    await expect(title.closest('li')).toHaveTextContent('A pump')
    await expect(canvas.getByRole('link', { name: 'Untitled project' })).toHaveAttribute(
      'href',
      '/dashboard/projects/1',
    )
  },
}
