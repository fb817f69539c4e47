import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Picture } from './picture.tsx'
import { pictures } from './pictures.gen.ts'

const meta = {
  title: 'Media/Picture',
  component: Picture,
  parameters: {
    guidance: {
      use: 'Set `sizes`, and a text alternative unless the picture is decoration.',
      avoid: 'Don’t load a picture below the fold eagerly.',
    },
  },
  args: { name: 'tank-farm', alt: 'Aerial view of a tank farm with floating-roof tanks', sizes: '100vw' },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const OwnRatio: Story = {}
export const Cropped: Story = { args: { ratio: '4 / 3' } }
export const BrokenOrnament: Story = {
  args: { alt: '' },
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.error(canvas.getByRole('presentation'))
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
export const AllOfThem: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {names.map((name) => (
        <li key={name}>
          <Picture name={name} alt="" sizes="25vw" ratio="16 / 9" />
          <p className="text-sm">{name}</p>
        </li>
      ))}
    </ul>
  ),
}

// The keys of an object literal are exactly its own.
const names = Object.keys(pictures) as (keyof typeof pictures)[]
