import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failedState, loadingState, malformedState, offline } from '#mocks/story-states.ts'
import { HomeServices } from './-home-services.tsx'

const meta = {
  title: 'Sections/Home services',
  parameters: {
    guidance: { use: 'Name the service and its discipline.', avoid: 'Don’t show more than two rows.' },
  },
  component: HomeServices,
} satisfies Meta<typeof HomeServices>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4)
  },
}

export const Loading: Story = loadingState('/services', 4)

export const Failed: Story = failedState('/services', 'Failed to fetch services')

export const Offline: Story = offline('Failed to fetch services')

/** Nearly empty records with the same id. */
export const Odd: Story = malformedState(
  '/services',
  {
    data: [
      {},
      { _id: 'x' },
      {
        _id: 'x',
        name: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      },
    ],
  },
  3,
  'Service without a name',
  'Ask us what this covers at your site.',
  /^w+$/,
)
