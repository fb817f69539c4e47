import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    guidance: {
      use: 'Use it for a short task on the page behind it.',
      avoid: 'Don’t open a dialog from a dialog.',
      keys: 'Escape closes it. Tab stays inside.',
      focus: 'Starts on the first field, and returns to the button that opened it.',
      announced: 'A dialog with its title and description.',
      examples: { use: OneDialog, avoid: DialogOnDialog },
    },
    docs: { story: { height: '420px' } },
  },
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

function OneDialog() {
  return (
    <Panel title="Filter by Date">
      <TextInput type="date" aria-label="Start Date, an example" />
    </Panel>
  )
}

function DialogOnDialog() {
  return (
    <div>
      <Panel title="Filter by Date">
        <Button variant="secondary">More filters…</Button>
      </Panel>
      <div className="relative -mt-8 ml-8">
        <Panel title="More filters">
          <p>A dialog over a dialog</p>
        </Panel>
      </div>
    </div>
  )
}

/** Imitates the look of a dialog. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-lg bg-paper p-4 shadow-float">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  )
}
