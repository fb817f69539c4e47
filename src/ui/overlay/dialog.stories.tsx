import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Filter by Date',
    description: 'Both days are part of the range.',
    children: <TextInput type="date" aria-label="Start Date" />,
    actions: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Apply Filter</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const LongContent: Story = { args: { children: <div className="h-[200vh] shrink-0 bg-paper-sunk" /> } }
