import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { Button, IconButton } from './button.tsx'
import { dark, dense, narrow, onSteel } from './story-frames.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
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
