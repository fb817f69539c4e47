import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { ManagementGrid } from './-management-grid.tsx'

const meta = { title: 'Public/Management grid', component: ManagementGrid } satisfies Meta<
  typeof ManagementGrid
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ovie Umukoro' })).toBeVisible()
    await expect(canvas.getByText('Head of Mechanical Engineering')).toBeVisible()
  },
}

export const Waiting: Story = {
  parameters: answering('/team', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  },
}

export const Empty: Story = {
  parameters: answering('/team', { data: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is named here yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/team', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error: Failed to fetch team members')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

export const NotOnThisDevice: Story = { parameters: weather('offline') }

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
