import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { empty, failedState, loadingState, malformedState, offline } from '#mocks/story-states.ts'
import { ManagementGrid } from './-management-grid.tsx'

const meta = {
  title: 'Cards/Management',
  parameters: {
    guidance: {
      use: 'Show photos of one size; people without a photo get a ruled row with initials.',
      avoid: 'Don’t leave a gap where a photo is missing.',
    },
  },
  component: ManagementGrid,
} satisfies Meta<typeof ManagementGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ovie Umukoro' })).toBeVisible()
    await expect(canvas.getByText('Head of Mechanical Engineering')).toBeVisible()
  },
}

/** A single photo turns all members into cards, in the company's own order. */
export const WithPhotos: Story = {
  parameters: respondWith('/team', {
    data: [
      { _id: '1', fullName: 'Ada Obi', position: 'Engineer', photo: '' },
      {
        _id: '2',
        fullName: 'Efe Ogheneruno',
        position: 'Managing Director',
        photo: '/brand/leaders/efe-ogheneruno.svg',
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Portrait of Efe Ogheneruno' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('AOAda ObiEngineer')
    await expect(second).toHaveTextContent('Efe Ogheneruno')
    const [height, other] = [first, second].map((item) => item?.getBoundingClientRect().height)
    await expect(height).toBe(other)
  },
}

export const Loading: Story = loadingState('/team', 6)

export const Empty: Story = empty('/team', { data: [] }, 'No managers are listed yet')

export const Failed: Story = failedState('/team', 'Error: Failed to fetch team members')

export const Offline: Story = offline('Error: Failed to fetch team members')

/** Nearly empty records with the same id. */
export const Odd: Story = malformedState(
  '/team',
  {
    data: [
      {},
      { _id: 'x' },
      {
        _id: 'x',
        fullName:
          'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        position:
          'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        photo: '/no-such-photo.png',
      },
    ],
  },
  3,
  'Name to follow',
  /^w+$/,
)
