import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering } from '#mocks/stories.ts'
import { empty, failed, unanswered, waiting } from '#mocks/story-states.ts'
import { ManagementGrid } from './-management-grid.tsx'

const meta = { title: 'Cards/Management', component: ManagementGrid } satisfies Meta<typeof ManagementGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ovie Umukoro' })).toBeVisible()
    await expect(canvas.getByText('Head of Mechanical Engineering')).toBeVisible()
  },
}

/** A photo makes a card; without one a room for it would stand empty. */
export const WithPhotos: Story = {
  parameters: answering('/team', {
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
    await expect(first).toHaveTextContent('Efe Ogheneruno')
    await expect(second).toHaveTextContent('AOAda ObiEngineer')
    await expect(second?.getBoundingClientRect().height).toBeLessThan(120)
  },
}

export const Waiting: Story = waiting('/team', 6)

export const Empty: Story = empty('/team', { data: [] }, 'Nobody is named here yet')

export const Failed: Story = failed('/team', 'Error: Failed to fetch team members')

export const NotOnThisDevice: Story = unanswered('Error: Failed to fetch team members')

/** Records of which the backend has hardly anything, with the same id twice. */
export const Odd: Story = {
  parameters: answering('/team', {
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
  }),
}
