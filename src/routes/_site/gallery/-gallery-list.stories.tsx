import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, seededCount, weather } from '#mocks/stories.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { GalleryList } from './-gallery-list.tsx'

const meta = {
  title: 'Public/Gallery',
  component: GalleryList,
  parameters: { path: '/gallery' },
} satisfies Meta<typeof GalleryList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${seededCount('media') - 1} pictures`)).toBeVisible()
  },
}

export const Filtered: Story = { parameters: { path: '/gallery?category=Team&search=night' } }
export const NothingMatches: Story = { parameters: { path: '/gallery?search=submarine' } }
export const OnAPhone: Story = { decorators: [narrow] }
export const Waiting: Story = { parameters: answering('/gallery', 'never') }
export const Empty: Story = { parameters: answering('/gallery', { galleryItems: [] }) }
export const Failed: Story = { parameters: answering('/gallery', 500) }
export const NotOnThisDevice: Story = { parameters: weather('offline') }
export const Odd: Story = {
  parameters: answering('/gallery', {
    galleryItems: [{}, { _id: 7, imageUrl: '/nothing-here.webp', description: 'Broken' }, null],
  }),
}
