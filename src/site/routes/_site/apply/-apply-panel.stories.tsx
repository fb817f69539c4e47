import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { loadingState } from '#mocks/story-states.ts'
import { ApplyPanel } from './-apply-panel.tsx'

const meta = {
  title: 'Sections/Apply',
  component: ApplyPanel,
  parameters: {
    guidance: {
      use: 'Name the job in the heading.',
      avoid: 'Don’t change the heading after it was rendered.',
    },
  },
  args: { jobId: '66c0ffeea300000000000001' },
  // The page has the heading above it.
  decorators: [
    (Story) => (
      <section>
        <h2 className="sr-only">Your application</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ApplyPanel>
export default meta
type Story = StoryObj<typeof meta>

export const ForAJob: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$18,000 - $26,000')).toBeVisible()
    await expect(await canvas.findByLabelText('Position Applied For')).toHaveValue(
      'Senior Electrical Engineer (Protection)',
    )
  },
}

export const ForNoneInParticular: Story = {
  args: { jobId: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Position Applied For')).toHaveValue('')
  },
}

/** A job without a place, with a negative salary and an unknown work base. */
export const Odd: Story = {
  args: { jobId: '66c0ffeea300000000000007' },
  parameters: simulateFaults('malformed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The position' })).toBeVisible()
    await expect(canvas.getAllByText('To be agreed')[0]).toBeVisible()
  },
}

export const Loading: Story = loadingState('/careers/{id}', 2)

export const Failed: Story = {
  parameters: respondWith('/careers/{id}', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to load job details. Please try again.',
    )
    await expect(canvas.getByRole('link', { name: 'Return to Careers' })).toBeVisible()
  },
}

export const Offline: Story = { ...Failed, parameters: simulateFaults('offline') }
