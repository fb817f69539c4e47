import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { awaitState, empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { CareerList } from './-career-list.tsx'

const meta = {
  title: 'Sections/Career list',
  component: CareerList,
  parameters: {
    guidance: {
      use: 'Show place and salary before the description: applicants decide by them.',
      avoid: 'Don’t show closed careers.',
    },
  },
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
    const text = canvas.getByText(/You keep 6,000 documents/)
    const { height } = text.getBoundingClientRect()
    const more = canvas.getByRole('button', { name: 'Show all about Document Controller' })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(height)
  },
}

/** Wide screen: a position reads like a table row. */
export const FilledWide: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const { base, title } = await partsOf(canvas)
    await expect(Math.abs(topOf(base) - topOf(title))).toBeLessThan(12)
  },
}

/** Phone: a position reads like a card. */
export const FilledPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { position, base, place } = await partsOf(canvas)
    await expect(topOf(base)).toBeGreaterThan(topOf(place))
    await expect(within(position).getByText('Work base')).toBeVisible()
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
    await awaitState()
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
  globals: { viewport: { value: 'w320' } },
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

const topOf = (element: Element) => element.getBoundingClientRect().top

async function partsOf(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const title = await canvas.findByRole('heading', { name: 'Piping Stress Engineer' })
  const position = title.closest('article')
  if (!position) throw new Error('A position is an article')
  const base = within(position).getByText('Hybrid', { exact: true })
  const place = within(position).getByText('Port Harcourt, Rivers State', { exact: true })
  return { title, position, base, place }
}
