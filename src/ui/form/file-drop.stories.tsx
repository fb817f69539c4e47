import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { FileDrop } from './file-drop.tsx'

const control = { id: 'resume', required: true, 'aria-invalid': undefined, 'aria-describedby': undefined }
const pdf = new File(['%PDF-1.4'.padEnd(320_000)], 'resume-amaka-okafor.pdf', { type: 'application/pdf' })

const meta = {
  title: 'Fields/File drop',
  component: FileDrop,
  parameters: {
    guidance: {
      use: 'State the accepted type and size before the choice, and check both at once.',
      avoid: 'Don’t clear the chosen file when the form has errors.',
      keys: 'Enter or Space opens the file dialog.',
      focus: 'The whole area shows the outline. Returns to the area after the file was removed.',
      announced:
        'The label, then the chosen file or the instruction. A rejected file with its reason, as an alert.',
    },
  },
  args: {
    control,
    file: undefined,
    onChange: fn(),
    accept: 'application/pdf',
    children: 'Choose a PDF, or drop it here',
  },
  render: function Chosen(args) {
    const [file, setFile] = useState(args.file)
    return (
      <>
        <label htmlFor="resume" className="mb-1.5 block font-semibold text-sm">
          Resume
        </label>
        <FileDrop
          {...args}
          file={file}
          onChange={(next) => {
            args.onChange(next)
            setFile(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Resume')
    await expect(input).toHaveAccessibleDescription('Choose a PDF, or drop it here')
    await awaitState()
    await userEvent.upload(input, pdf)
    await expect(args.onChange).toHaveBeenCalledWith(pdf)
    await expect(canvas.getByText('313 KB — press to replace')).toBeVisible()
  },
}

export const Filled: Story = {
  args: { file: pdf },
  play: async ({ args, canvas, userEvent }) => {
    await awaitState()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove resume-amaka-okafor.pdf' }))
    await expect(args.onChange).toHaveBeenCalledWith(undefined)
    await expect(canvas.getByText('Choose a PDF, or drop it here')).toBeVisible()
    await expect(canvas.getByLabelText('Resume')).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: { file: pdf, control: { ...control, 'aria-invalid': true } },
  render: (args) => (
    <>
      <label htmlFor="resume">Resume</label>
      <FileDrop {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('resume-amaka-okafor.pdf')).toBeVisible()
    await expect(canvas.getByLabelText('Resume')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Phone: Story = {
  args: { file: new File(['x'], 'curriculum-vitae-of-amaka-okafor-2027-final-really-final.pdf') },
  decorators: [narrow],
}
