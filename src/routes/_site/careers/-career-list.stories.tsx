import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { empty, failedState, loadingState, offline, stateShown } from '#mocks/story-states.ts'
import { CareerList } from './-career-list.tsx'

const meta = {
  title: 'Sections/Career list',
  component: CareerList,
  // The page has the heading above it.
  decorators: [
    (Story) => (
      <section>
        <h2 className="sr-only">Open positions</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof CareerList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Apply for Piping Stress Engineer' })
    await expect(link).toHaveAttribute('href', '/apply?jobId=66c0ffeea300000000000002')
    await expect(canvas.getByText('$16,000 - $22,000')).toBeVisible()
    const more = canvas.getByRole('button', { name: 'Show all about Piping Stress Engineer' })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Filtered: Story = {
  parameters: { path: '/careers?base=remote' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${seedCount('careers')} positions`)
  },
}

export const NoResults: Story = {
  parameters: { path: '/careers?text=astronaut' },
  play: async ({ canvas, userEvent }) => {
    const back = await canvas.findByRole('button', { name: 'Show all positions' })
    await stateShown()
    await userEvent.click(back)
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(seedCount('careers'))
  },
}

export const Loading: Story = loadingState('/careers', 4)

export const Empty: Story = empty(
  '/careers',
  { careers: [] },
  'No open positions at the moment. Please check back later.',
)

export const Failed: Story = failedState('/careers', 'Failed to fetch careers')

export const Offline: Story = offline('Failed to fetch careers')

/** Phone: the filters are in a sheet, with the number of matches. */
export const FilteringPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`${seedCount('careers')} positions`)
    await expect(canvas.getByLabelText('Work base')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await userEvent.selectOptions(canvas.getByLabelText('Work base'), 'hybrid')
    const show = await canvas.findByRole('button', { name: /^Show \d+ positions?$/ })
    await expect(show).toBeVisible()
    await userEvent.click(show)
    await expect(canvas.getByLabelText('Work base')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  },
}
