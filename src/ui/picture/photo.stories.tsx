import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

export const Default: Story = {}

/** The fallback drawing has an empty alt text: it does not show the named subject. */
const drawn: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/brand/fallback.svg'),
  )
  await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
}

export const NoPicture: Story = { args: { src: '' }, play: drawn }
export const Broken: Story = { args: { src: '/pictures/nothing-here.webp' }, play: drawn }
