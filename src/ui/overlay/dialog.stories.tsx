import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { frameHeight: 420 },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Filter by Date',
    description: 'Both days are part of the range.',
    children: (
      <div className="grid gap-1">
        <label htmlFor="start-date" className="font-semibold">
          Start Date
        </label>
        <TextInput id="start-date" type="date" />
      </div>
    ),
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

export const Open: Story = { name: 'Open (modal)' }
export const Long: Story = { args: { children: <div className="h-[200vh] shrink-0 bg-paper-sunk" /> } }

/** Presses the backdrop. */
const pressBeside = () => userEvent.pointer({ keys: '[MouseLeft]', target: document.body })

export const PressedBeside: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await pressBeside()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.anything())
  },
}
/** Typed text stays, even if the dialog shrinks between two presses. */
export const FormPressedBeside: Story = {
  args: { holdsForm: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await pressBeside()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
