import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { Button, IconButton } from './button.tsx'
import { dark, dense, narrow, onSteel } from './story-frames.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    guidance: {
      use: 'Keep one primary button in view, named after its action; set `busy` while it works.',
      avoid: 'Don’t use a button to navigate: use a link, even one that looks like a button.',
      keys: 'Enter or Space presses it.',
      focus: 'Stays on the button while it is busy: a busy button is not disabled.',
      announced:
        'Its text, or `label` where it shows only an icon; “busy”, and `busyLabel` in place of the text.',
      examples: { use: NamedButtons, avoid: VagueButtons },
    },
  },
  args: { children: 'Request A Quote' },
  // Defaults of `buttonClass`.
  argTypes: {
    variant: { table: { defaultValue: { summary: "'primary'" } } },
    size: { table: { defaultValue: { summary: "'regular'" } } },
    busy: { table: { defaultValue: { summary: 'false' } } },
    busyLabel: { table: { defaultValue: { summary: 'children' } } },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Busy: Story = { args: { busy: true, busyLabel: 'Submitting...' } }
export const Disabled: Story = { args: { disabled: true } }
export const Long: Story = {
  args: { children: 'Request a quote for electrical system engineering and instrumentation' },
  decorators: [narrow],
}
export const Variants: Story = { render: () => <All /> }
export const Dark: Story = { ...Variants, decorators: [dark] }
export const OnSteel: Story = { ...Variants, decorators: [onSteel] }
export const Dense: Story = { ...Variants, decorators: [dense] }

function All() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Delete</Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
      <IconButton label="Edit project" icon={Pencil} />
      <IconButton label="Edit project" icon={Pencil} variant="secondary" busy />
    </div>
  )
}

function NamedButtons() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button>Save Changes</Button>
      <Button variant="secondary">Cancel</Button>
    </div>
  )
}

function VagueButtons() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button>OK</Button>
      <Button>Go to projects</Button>
    </div>
  )
}
