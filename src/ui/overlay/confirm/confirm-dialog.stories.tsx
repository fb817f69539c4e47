import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  parameters: {
    guidance: {
      use: 'Ask before an action that cannot be undone, and name it on the button.',
      avoid: 'Don’t ask before an action that Undo reverts.',
      keys: 'Escape cancels, unless the action is running. Tab stays inside.',
      focus: 'Starts on Cancel, and returns to the button that opened it.',
      announced: 'An alert dialog: the title, the question and what it is about. A failure as an alert.',
    },
    docs: { story: { height: '380px' } },
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Delete Project',
    sentence: 'Are you sure you want to delete this project? This action cannot be undone.',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Deleting: Story = {
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const button = dialog.getByRole('button', { name: 'Deleting...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const DeleteFailed: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('Failed to delete project'))) },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete project')
  },
}
