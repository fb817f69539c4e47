import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { CareerList } from './career-list.tsx'

const meta = {
  title: 'Tables/Careers',
  component: CareerList,
  parameters: {
    staff: true,
    guidance: { use: 'Mark open careers.', avoid: 'Don’t show salaries without a currency.' },
  },
} satisfies Meta<typeof CareerList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(rangeOf('careers'))).toBeVisible()
    await expect(canvas.getByText('$16,000 - $22,000')).toBeVisible()
    const [icon] = canvas.getAllByRole('button', { name: 'Delete job' })
    if (icon) await userEvent.click(icon)
    await expect(await screen.findByRole('alertdialog', { name: 'Delete Job' })).toHaveTextContent(
      'Are you sure you want to delete this job posting?',
    )
  },
}

export const Odd: Story = {
  parameters: respondWith('/careers', {
    careers: [
      { _id: '1', base: 'on a platform', priceRangeMin: 'much' },
      { title: 'Without an id' },
      {
        _id: '2',
        title: 'Diver',
        base: 'On Site',
        priceRangeMin: '3000',
        priceRangeMax: null,
        location: null,
      },
      null,
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('on a platform')).toBeVisible()
    await expect(canvas.getByText('Without an id').closest('a')).toBeNull()
    const diver = () => canvas.getByRole('row', { name: /Diver/ })
    await expect(diver()).toHaveTextContent('N/A')
    await expect(diver()).toHaveTextContent('From $3,000')
    // The filter accepts other spellings than the API's.
    await userEvent.selectOptions(canvas.getByLabelText('Work base'), 'On-site')
    await waitFor(() => expect(canvas.queryByText('on a platform')).toBeNull())
    await expect(diver()).toHaveTextContent('On-site')
  },
}

export const Loading: Story = loadingState('/careers', 3)
export const Empty: Story = empty(
  '/careers',
  { careers: [] },
  'No jobs',
  'Get started by creating a new job.',
)
export const Failed: Story = failedState('/careers')
export const Offline: Story = offline('An error occurred')
