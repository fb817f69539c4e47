import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { narrow, onSteel } from '#src/ui/story-frames.tsx'
import { Carousel } from './carousel.tsx'

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  parameters: {
    guidance: {
      use: 'Use it for items of equal weight; it pauses under the pointer and the focus.',
      avoid: 'Don’t put required reading into it.',
      keys: 'Tab reaches the strip, which arrow keys scroll, then Previous, Next, Pause and the dots.',
      focus: 'Pauses the carousel while it is inside. Slides that are not shown cannot be reached.',
      announced: '“Testimonial 2 of 8” after a turn by hand, politely. Nothing while it turns automatically.',
    },
  },
  args: { label: 'Testimonials', noun: 'testimonial', slides: slides(4) },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = (number: number) => canvas.getByRole('button', { name: `Show testimonial ${number} of 4` })
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous testimonial' }))
    await expect(dot(4)).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('Testimonial 4 of 4')).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByRole('button', { name: 'Next testimonial' }))
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await userEvent.click(dot(3))
    await expect(canvas.getByRole('group', { name: '3 of 4' })).not.toHaveAttribute('inert')
    await waitFor(() => expect(canvas.getByText('Slide 3')).toBeVisible())
  },
}

/** Reduced motion: nothing advances automatically, so there is no Pause button. */
export const ReducedMotion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next testimonial' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
  },
}

export const Swiped: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('group', { name: 'Testimonials, one at a time' })
    strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByText('Testimonial 3 of 4')).toBeInTheDocument())
  },
}

export const One: Story = {
  args: { slides: slides(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Slide 1')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Many: Story = {
  args: { slides: slides(24) },
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous testimonial' }))
    await expect(canvas.getByText('24 / 24')).toBeVisible()
  },
}

export const Phone: Story = { args: { slides: slides(8) }, decorators: [narrow, onSteel] }

function slides(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <p className="border border-line p-8 text-xl">{`Slide ${index + 1}`}</p>,
  }))
}
