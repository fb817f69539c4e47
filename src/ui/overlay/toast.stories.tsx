import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Toaster, toast } from './toast.tsx'

const meta = {
  title: 'Messages/Toast',
  component: Toaster,
  parameters: {
    guidance: {
      use: 'Confirm an action, with Undo where possible.',
      avoid: 'Don’t use it for important news: it disappears automatically.',
      keys: 'Tab reaches its action and Dismiss at the end of the page.',
      focus:
        'Is not moved to it, and stops its clock. Goes to the page’s heading after its button disappeared.',
      announced: 'Politely. The danger tone at once, as an alert.',
    },
  },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div className="flex h-72 flex-wrap items-start gap-3">
      <Button onClick={() => toast.show({ title: 'Project saved' })}>Save</Button>
      <Button variant="danger" onClick={() => toast.show({ title: 'Failed to delete blog', tone: 'danger' })}>
        Fail
      </Button>
      <Button variant="secondary" onClick={undo}>
        Delete
      </Button>
      <Toaster />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Save', 'Fail', 'Delete']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to delete blog')
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible())
  },
}

function undo() {
  toast.show({
    title: 'Contact submission deleted',
    tone: 'info',
    action: { label: 'Undo', onAct: () => toast.show({ title: 'Contact submission kept' }) },
  })
}
