import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PdfPreview } from './pdf-preview.tsx'

const meta = {
  title: 'Fields/PDF preview',
  component: PdfPreview,
  parameters: {
    guidance: {
      use: 'Show the first page before the file is sent.',
      avoid: 'Don’t run scripts or actions of the PDF.',
      keys: 'Tab goes through the browser’s viewer to the Open link.',
      focus: 'Is not moved.',
      announced: 'The frame as “Preview of” the file. The link says that it opens a new tab.',
    },
  },
  args: { file: new File(['%PDF-1.4'], 'resume.pdf', { type: 'application/pdf' }) },
} satisfies Meta<typeof PdfPreview>
export default meta
type Story = StoryObj<typeof meta>

/** Phones, and browsers with the PDF viewer switched off. */
export const WithoutAViewer: Story = {
  beforeEach: () => seemToHaveViewer(false),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open resume.pdf in a new tab' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:/))
    await expect(canvas.queryByTitle('Preview of resume.pdf')).toBeNull()
  },
}

export const InAFrame: Story = {
  beforeEach: () => seemToHaveViewer(true),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Preview of resume.pdf')
    await expect(frame.getBoundingClientRect().height).toBe(400)
    await expect(frame).not.toHaveAttribute('sandbox')
  },
}

function seemToHaveViewer(value: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value })
  return () => Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
}
