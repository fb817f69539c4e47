import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FileLink } from './file-link.tsx'

const meta = {
  title: 'Records/File link',
  component: FileLink,
  parameters: {
    guidance: {
      use: 'Show type and size; download everything but pictures and PDFs.',
      avoid: 'Don’t open files of strangers in the page.',
      keys: 'Enter opens or downloads the file.',
      focus: 'Is not moved.',
      announced: 'The name of the file, and whether it opens a new tab or downloads.',
    },
  },
  args: { href: '/uploads/scope-of-work.pdf' },
} satisfies Meta<typeof FileLink>
export default meta
type Story = StoryObj<typeof meta>

export const Pdf: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'scope-of-work.pdf (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).not.toHaveAttribute('download')
  },
}

export const Picture: Story = {
  args: { href: '/uploads/jetty.webp' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'jetty.webp (downloads)' })).toHaveAttribute('download')
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/uploads/jetty.webp')
  },
}

export const AnyOtherFile: Story = {
  args: { href: '/uploads/drawing.xml' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'drawing.xml (downloads)' })).toHaveAttribute('download')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
