import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { MediaForm } from './media-form.tsx'

const meta = { component: MediaForm, parameters: { staff: true } } satisfies Meta<typeof MediaForm>
export default meta
type Story = StoryObj<typeof meta>

const galleryItem = {
  _id: '1',
  title: 'a gas turbine train',
  description: 'Coupling guard off, alignment done.',
  imageUrl: '/uploads/turbine-hall.webp',
  category: 'Drone footage',
  tags: ['turbine', 'alignment'],
  isActive: false,
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const preview = within(canvas.getByRole('figure'))
    await expect(preview.getByText('Active')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Title'), 'a weld')
    await expect(preview.getByText('Our Project team working on a weld...')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Active'))
    await expect(preview.getByText('Inactive')).toBeVisible()
  },
}

export const Editing: Story = {
  args: { id: '1' },
  parameters: answering('/gallery/{id}', { galleryItem }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('a gas turbine train')
    await expect(canvas.getByLabelText('Category')).toHaveValue('Drone footage')
    await expect(canvas.getByText('turbine, alignment')).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByText('2 entries need your attention')).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: answering('/gallery', 'never'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'a weld')
    await userEvent.type(canvas.getByLabelText('Description'), 'At night.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: answering('/gallery', 500),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'a weld')
    await userEvent.type(canvas.getByLabelText('Description'), 'At night.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Request failed with status 500',
    )
    await expect(canvas.getByLabelText('Title')).toHaveValue('a weld')
  },
}

export const Missing: Story = {
  args: { id: '1' },
  parameters: answering('/gallery/{id}', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gallery item not found.')).toBeVisible()
  },
}

export const NotOnThisDevice: Story = {
  args: { id: '1' },
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch gallery item', {}, { timeout: 4000 })).toBeVisible()
  },
}
