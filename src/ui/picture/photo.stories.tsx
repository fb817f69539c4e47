import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '#src/ui/story-frames.tsx'
import { Photo } from './photo.tsx'

const meta = {
  title: 'Media/Photo',
  component: Photo,
  args: { src: '/pictures/valve-480.webp', alt: 'Gate valve' },
  decorators: [narrow],
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}
export const Missing: Story = { args: { src: '' } }
export const Broken: Story = { args: { src: '/pictures/nothing-here.webp' } }
