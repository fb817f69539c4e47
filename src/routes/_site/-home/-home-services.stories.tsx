import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { HomeServices } from './-home-services.tsx'

const meta = { title: 'Public/Home services', component: HomeServices } satisfies Meta<typeof HomeServices>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4)
  },
}

export const Waiting: Story = {
  parameters: answering('/services', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(4)
  },
}

export const Empty: Story = {
  parameters: answering('/services', { data: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No services are listed at the moment')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/services', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch services')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

export const NotOnThisDevice: Story = { parameters: weather('offline') }

/** Records of which the backend has hardly anything, with the same id twice. */
export const Odd: Story = {
  parameters: answering('/services', {
    data: [
      {},
      { _id: 'x' },
      {
        _id: 'x',
        name: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      },
    ],
  }),
}
