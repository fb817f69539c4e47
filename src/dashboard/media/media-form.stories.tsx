import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { awaitState, notFound, offline, saveFailed, savingState } from '#mocks/story-states.ts'
import { MediaForm } from './media-form.tsx'

const meta = {
  title: 'Forms/Gallery item',
  component: MediaForm,
  parameters: {
    staff: true,
    guidance: {
      use: 'Ask what the picture shows.',
      avoid: 'Don’t trust the file’s name: check its bytes.',
    },
  },
} satisfies Meta<typeof MediaForm>
export default meta
type Story = StoryObj<typeof meta>

const entries = { Title: 'a weld', Description: 'At night.' }

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
    const preview = within(await canvas.findByRole('figure'))
    await expect(preview.getByText('Active')).toBeVisible()
    await awaitState()
    await userEvent.type(await canvas.findByLabelText('Title'), 'a weld')
    await expect(preview.getByText('Our Project team working on a weld...')).toBeVisible()
    await userEvent.click(await canvas.findByLabelText('Active'))
    await expect(preview.getByText('Inactive')).toBeVisible()
  },
}

export const Editing: Story = {
  args: { id: '1' },
  parameters: respondWith('/gallery/{id}', { galleryItem }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('a gas turbine train')
    await expect(await canvas.findByLabelText('Category')).toHaveValue('Drone footage')
    await expect(await canvas.findByText('turbine, alignment')).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByText('2 fields need your attention')).toBeVisible()
  },
}

export const Saving: Story = savingState('/gallery', entries)

export const SaveFailed: Story = saveFailed('/gallery', entries)

export const NotFound: Story = {
  args: { id: '1' },
  ...notFound('/gallery/{id}', 'Gallery item not found.', 'Back to Gallery'),
}

export const Offline: Story = { args: { id: '1' }, ...offline('Failed to fetch gallery item') }
