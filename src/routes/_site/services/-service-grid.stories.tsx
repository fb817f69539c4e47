import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seeded } from '#mocks/seeded.ts'
import { weather } from '#mocks/stories.ts'
import { empty, failed, loading, offline } from '#mocks/story-states.ts'
import { ServiceGrid } from './-service-grid.tsx'

const meta = {
  title: 'Cards/Services',
  component: ServiceGrid,
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
      seeded('services'),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(`${seeded('services')} services`)
  },
}

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Civil Engineering')
    await expect(canvas.getByRole('status')).toHaveTextContent(`2 of ${seeded('services')} services`)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const NoResults: Story = {
  parameters: { path: '/services?category=dentistry' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all services' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(seeded('services'))
  },
}

export const Loading: Story = loading('/services', 4)

export const Empty: Story = empty('/services', { data: [] }, 'No services are listed at the moment')

export const Failed: Story = failed('/services', 'Failed to fetch services')

export const Offline: Story = offline('Failed to fetch services')
export const Many: Story = { parameters: weather('many') }
