import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { simulateFaults } from '#mocks/stories.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { ServiceGrid } from './-service-grid.tsx'

const meta = {
  title: 'Sections/Service list',
  component: ServiceGrid,
  parameters: {
    guidance: {
      use: 'Keep the company’s own order of services.',
      avoid: 'Don’t filter a list that fits on a screen.',
    },
  },
  // The page has the heading above it.
  decorators: [
    (Story) => (
      <section>
        <h2 className="sr-only">Services</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ServiceGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Read more about/ })).toHaveLength(
      seedCount('services'),
    )
    await expect(canvas.queryByLabelText('Category')).toBeNull()
  },
}

export const Loading: Story = loadingState('/services', 4)

export const Empty: Story = empty('/services', { data: [] }, 'No services are listed at the moment')

export const Failed: Story = failedState('/services', 'Failed to fetch services')

export const Offline: Story = offline('Failed to fetch services')
export const Many: Story = { parameters: simulateFaults('many') }
