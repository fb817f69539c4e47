import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { ImageDrop } from './image-drop.tsx'

const control = { id: 'photo', required: false, 'aria-invalid': undefined, 'aria-describedby': undefined }
const drawing = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="30" fill="#c2410c"/></svg>',
  ],
  'impeller.svg',
  { type: 'image/svg+xml' },
)

const notes = new File(['Notes'], 'notes.jpg', { type: 'image/jpeg' })
/** Replaces a form's schema. */
const problemOf = async (file: unknown) => (file === notes ? 'notes.jpg is not a picture.' : undefined)

const meta = {
  title: 'Fields/Image drop',
  component: ImageDrop,
  parameters: {
    guidance: {
      use: 'Show the chosen picture, and a way to remove it.',
      avoid: 'Don’t show a placeholder that looks like a chosen picture.',
      keys: 'Enter or Space opens the file dialog.',
      focus: 'The whole area shows the outline. Returns to the area after the file was removed.',
      announced:
        'The picture by `alt`, the area by its label and the chosen file. A rejected file with its reason, as an alert.',
    },
  },
  args: { control, value: undefined, onChange: () => undefined, problemOf, current: '', alt: 'Photo' },
  render: function Chosen(args) {
    const [value, setValue] = useState<unknown>(args.value)
    return (
      <>
        <label htmlFor="photo" className="mb-1.5 block font-semibold text-sm">
          Photo
        </label>
        <ImageDrop {...args} value={value} onChange={setValue} />
      </>
    )
  },
} satisfies Meta<typeof ImageDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No picture yet')).toBeVisible()
    await awaitState()
    await userEvent.upload(canvas.getByLabelText('Photo'), drawing)
    await expect(await canvas.findByRole('img', { name: 'Photo' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    await expect(canvas.queryByText('No picture yet')).toBeNull()
  },
}

export const Filled: Story = { args: { current: '/uploads/weld.webp' } }

export const Phone: Story = { args: { current: '/uploads/weld.webp' }, decorators: [narrow] }

/** A rejected file is named, and the previous one stays. */
export const Invalid: Story = {
  args: { value: drawing },
  play: async ({ canvas, userEvent }) => {
    await awaitState()
    await userEvent.upload(canvas.getByLabelText('Photo'), notes)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('notes.jpg is not a picture.')
    await expect(canvas.getByText('impeller.svg')).toBeVisible()
    await expect(canvas.getByLabelText('Photo')).toHaveAccessibleDescription(/notes\.jpg is not a picture/)
  },
}
