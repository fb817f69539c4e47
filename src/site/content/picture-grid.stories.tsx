import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { PictureGrid } from './picture-grid.tsx'

const valve = { _id: 'valve', src: '/pictures/valve-480.webp', alt: 'Gate valve' }
const weld = { _id: 'weld', src: '/pictures/weld-480.webp', alt: 'Root pass' }

const meta = {
  title: 'Media/Picture grid',
  component: PictureGrid,
  parameters: {
    guidance: {
      use: 'Show two columns on a phone, more on wider screens.',
      avoid: 'Don’t mix aspect ratios in one grid.',
      keys: 'Tab reaches each picture, Enter or Space opens it.',
      focus: 'Moves into the viewer, and returns to the picture that opened it.',
      announced: 'Each button by the name of its picture.',
    },
  },
  args: { pictures: [valve, weld], className: 'grid gap-4 sm:grid-cols-3' },
} satisfies Meta<typeof PictureGrid>
export default meta
type Story = StoryObj<typeof meta>

/** An icon in the corner. A press anywhere on the picture opens it; focus shows the button's text. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getAllByText('View Image')[0]
    const button = canvas.getByRole('button', { name: 'View Image 1 of 2' })
    await expect(words?.clientWidth).toBeLessThan(2)
    const { left, top } = canvas.getByRole('img', { name: 'Gate valve' }).getBoundingClientRect()
    await expect(document.elementFromPoint(left + 9, top + 9)).toBe(button)
    await awaitState()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(words?.clientWidth).toBeGreaterThan(50)
  },
}

export const OneWithoutAFile: Story = {
  args: { pictures: [{ _id: '', src: '', alt: 'Lost' }, valve, weld] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'View Image 1 of 2' })).toBeEnabled()
  },
}

export const Many: Story = {
  args: { pictures: Array.from({ length: 200 }, (_, index) => ({ ...valve, _id: String(index) })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more pictures' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(48)
  },
}
