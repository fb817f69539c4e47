import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { GalleryList } from './-gallery-list.tsx'

const meta = {
  title: 'Sections/Gallery',
  component: GalleryList,
  parameters: {
    guidance: {
      use: 'Show two columns on a phone, and the category in words.',
      avoid: 'Don’t start a video automatically.',
    },
    path: '/gallery',
  },
} satisfies Meta<typeof GalleryList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${seedCount('media') - 1} pictures`)).toBeVisible()
  },
}

export const Filtered: Story = {
  parameters: { path: '/gallery?category=Team&search=night' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'a root pass at night' })).toBeVisible()
    await expect(canvas.getAllByRole('figure')).toHaveLength(1)
  },
}
export const NoResults: Story = {
  parameters: { path: '/gallery?search=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture matches these filters')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show all pictures' })).toBeVisible()
  },
}
export const Phone: Story = { decorators: [narrow] }
export const Loading: Story = loadingState('/gallery', 6)
export const Empty: Story = empty('/gallery', { galleryItems: [] }, 'No pictures yet')
export const Failed: Story = failedState('/gallery', 'Failed to fetch gallery items')
export const Offline: Story = offline('Failed to fetch gallery items')
export const Odd: Story = {
  parameters: respondWith('/gallery', {
    galleryItems: [{}, { _id: 7, imageUrl: '/nothing-here.webp', description: 'Broken' }, null],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 pictures')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { name: 'Untitled picture' })).toHaveLength(2)
  },
}
