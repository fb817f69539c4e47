import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { narrow } from '#src/ui/story-frames.tsx'
import { Photo } from './photo.tsx'

const meta = {
  title: 'Media/Photo',
  component: Photo,
  parameters: {
    guidance: {
      use: 'Use it for pictures of the backend, with the aspect ratio of their place.',
      avoid: 'Don’t use it for the brand’s own pictures: `Picture` has their sizes.',
      keys: 'None. While data is saved, Enter or Space on the button loads the picture.',
      focus: 'Moves from that button to the picture that replaces it.',
      announced: 'The text alternative. A missing picture is silent.',
    },
  },
  args: { src: '/pictures/valve-480.webp', alt: 'Gate valve' },
  decorators: [narrow],
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The fallback drawing has an empty alt text: it does not show the named subject. */
const awaitPhoto: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/brand/fallback.svg'),
  )
  await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
}

export const NoPicture: Story = { args: { src: '' }, play: awaitPhoto }
export const Broken: Story = { args: { src: '/pictures/nothing-here.webp' }, play: awaitPhoto }
