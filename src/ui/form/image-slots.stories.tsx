import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { ImageSlots } from './image-slots.tsx'

const control = { id: 'gallery', required: false, 'aria-invalid': undefined, 'aria-describedby': undefined }
const [jetty = '', weld = '', valve = ''] = ['jetty', 'weld', 'valve'].map((name) => `/uploads/${name}.webp`)
const drawing = (name: string) =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><circle cx="40" cy="30" r="20" fill="#c2410c"/></svg>',
    ],
    name,
    { type: 'image/svg+xml' },
  )
const impeller = drawing('impeller.svg')
const flange = drawing('flange.svg')

/** Replaces a form's schema. */
async function problemOf(value: unknown) {
  const [file] = Array.isArray(value) ? value : []
  return file.type.startsWith('image/') ? undefined : `${file.name} is not a picture.`
}

const meta = {
  title: 'Fields/Image slots',
  component: ImageSlots,
  parameters: {
    guidance: {
      use: 'Say how many pictures can still be added.',
      avoid: 'Don’t reorder the pictures that stay.',
      keys: 'Tab reaches the buttons of each image, which move it earlier or later and remove it: nothing needs dragging.',
      focus: 'Goes to the list after an image was removed or the last slot was filled.',
      announced: '“3 of 6 images”, politely. Rejected files with their reasons, as an alert.',
    },
  },
  args: { control, value: [] as unknown, slots: 6, onChange: fn(), problemOf },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <label htmlFor="gallery" className="mb-1.5 block font-semibold text-sm">
          Project Gallery
        </label>
        <ImageSlots
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next)
            setValue(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof ImageSlots>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await awaitState()
    await userEvent.upload(canvas.getByLabelText('Project Gallery'), [impeller])
    await canvas.findByText('1 of 6 images')
    await userEvent.upload(canvas.getByLabelText('Project Gallery'), [flange])
    await expect(await canvas.findByText('2 of 6 images')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith([impeller, flange])
  },
}

export const KeptAndNew: Story = {
  args: { value: [jetty, weld, impeller, flange] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move image 2 earlier' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([weld, jetty, impeller, flange])
    await userEvent.click(canvas.getByRole('button', { name: 'Move image 3 later' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([weld, jetty, flange, impeller])
    await expect(canvas.getByRole('button', { name: 'Move image 3 earlier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([jetty, flange, impeller])
  },
}

export const DraggedToAnotherPlace: Story = {
  args: { value: [jetty, weld, valve, impeller] },
  play: async ({ args, canvas }) => {
    const [first, , third, fourth] = canvas.getAllByRole('listitem')
    if (!first || !third || !fourth) throw new Error('Four images were expected')
    await fireEvent.dragStart(first)
    await fireEvent.drop(fourth)
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.dragStart(first)
    await fireEvent.drop(third)
    await expect(args.onChange).toHaveBeenLastCalledWith([weld, valve, jetty, impeller])
  },
}

export const Full: Story = {
  args: { value: [jetty, weld, valve, jetty, weld] },
  play: async ({ args, canvas }) => {
    const report = new File(['x'], 'report.pdf', { type: 'application/pdf' })
    const dataTransfer = new DataTransfer()
    for (const file of [report, impeller, flange]) dataTransfer.items.add(file)
    // Testing Library's own event drops the files.
    canvas.getByRole('list').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    await expect(await canvas.findByText(/Left out/)).toHaveTextContent(
      'There is no room for more images. Left out: flange.svg.',
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('report.pdf is not a picture.')
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 6 images')
    await expect(args.onChange).toHaveBeenLastCalledWith([jetty, weld, valve, jetty, weld, impeller])
    await expect(canvas.queryByLabelText('Project Gallery')).toBeNull()
  },
}

export const Phone: Story = {
  args: { value: [jetty, '/uploads/gone.webp', impeller] },
  decorators: [narrow],
}
