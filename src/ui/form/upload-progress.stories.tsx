import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { narrow } from '#src/ui/story-frames.tsx'
import { UploadProgress } from './upload-progress.tsx'

const meta = {
  title: 'Fields/Upload progress',
  component: UploadProgress,
  // The component takes the focus on mount. In a frame it cannot take the reader's.
  parameters: {
    guidance: {
      use: 'Show how much has been sent, and a way to cancel.',
      avoid: 'Don’t show it for an upload of less than a second.',
      keys: 'Enter or Space on Cancel stops the upload.',
      focus: 'Moves to the panel: the submit button cannot hold it.',
      announced: 'Each quarter, politely, and when all is sent.',
    },
    docs: { story: { height: '150px' } },
  },
  args: { label: 'Sending your application', sent: 1_363_149, total: 3_250_586, onCancel: fn() },
} satisfies Meta<typeof UploadProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending your application' })
    await expect(bar).toHaveAttribute('value', '41')
    await expect(canvas.getByText('41 % — 1.3 of 3.1 MB')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('25 % sent')
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Starting: Story = {
  args: { sent: 0, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const AwaitingAnswer: Story = {
  args: { sent: 3_250_586 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All sent. Waiting for the answer.')
  },
}

export const Phone: Story = { decorators: [narrow] }
