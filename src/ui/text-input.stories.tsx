import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { expect } from 'storybook/test'
import { Select } from './select.tsx'
import { dark, dense, onSteel } from './story-frames.tsx'
import { Checkbox, FileInput, TextArea, TextInput } from './text-input.tsx'

const meta = {
  title: 'Fields/Controls',
  component: TextInput,
  parameters: {
    guidance: {
      use: 'Put the label above the control, and help and errors below it.',
      avoid: 'Don’t use a placeholder as a label.',
      keys: 'The browser’s own: Space ticks a box, arrow keys choose from a list.',
      focus: 'Shown by an outline. A disabled control is skipped, a read-only one is not.',
      announced: 'The label. In a form’s `Field` also the help, the error and that the entry is invalid.',
      examples: { use: LabelAbove, avoid: LabelInside },
    },
  },
  args: { placeholder: '', disabled: false, readOnly: false },
  // The component passes on all props of an input. These are the ones that forms set.
  argTypes: {
    type: {
      control: 'select',
      options: ['text', 'email', 'tel', 'number', 'date', 'url'],
      description: 'Kind of entry',
    },
    placeholder: { control: 'text', description: 'An example of an entry, never the label' },
    disabled: { control: 'boolean', description: 'Cannot be focused, and is not sent' },
    readOnly: { control: 'boolean', description: 'Can be focused and copied, and is sent' },
    'aria-invalid': { control: 'boolean', description: 'Marks an invalid entry' },
  },
  render: (args) => (
    <Labelled label="Full Name">{(id) => <TextInput id={id} autoComplete="off" {...args} />}</Labelled>
  ),
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Text input' }
export const TextAreas: Story = {
  name: 'Text area',
  render: () => (
    <Labelled label="Message">
      {(id) => <TextArea id={id} rows={3} placeholder="Please describe your project requirements." />}
    </Labelled>
  ),
}
export const Selects: Story = {
  name: 'Select (dropdown, in place of radio buttons)',
  render: () => (
    <Labelled label="Status">
      {(id) => <Select id={id} options={['Planning', 'In progress', 'Completed']} placeholder="Choose one" />}
    </Labelled>
  ),
}
export const Checkboxes: Story = {
  name: 'Checkbox',
  render: () => (
    <div className="grid gap-2">
      <Ticked label="Active" defaultChecked />
      <Ticked label="Paused" />
      <Ticked label="Cannot be changed" disabled />
    </div>
  ),
}
export const Files: Story = {
  name: 'File input',
  render: () => <Labelled label="Resume">{(id) => <FileInput id={id} accept="application/pdf" />}</Labelled>,
}
export const Variants: Story = {
  render: () => (
    <div className="grid max-w-md gap-3">
      <Labelled label="Company">{(id) => <TextInput id={id} placeholder="Placeholder" />}</Labelled>
      <Labelled label="Email">{(id) => <TextInput id={id} defaultValue="Wrong" aria-invalid />}</Labelled>
      <Labelled label="Slug">{(id) => <TextInput id={id} defaultValue="new-jetty" readOnly />}</Labelled>
      <Labelled label="Role">{(id) => <TextInput id={id} defaultValue="Disabled" disabled />}</Labelled>
      <Labelled label="Day">{(id) => <TextInput id={id} type="date" />}</Labelled>
      <Labelled label="Status">
        {(id) => <Select id={id} options={['Planning', 'Completed']} placeholder="Choose one" />}
      </Labelled>
      <Labelled label="Message">{(id) => <TextArea id={id} rows={3} />}</Labelled>
      <Labelled label="Resume">{(id) => <FileInput id={id} />}</Labelled>
      <Ticked label="Active" defaultChecked />
      <Ticked label="Paused" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    // The browser's own empty box is grey in the dark theme.
    const box = canvas.getByRole('checkbox', { name: 'Paused' })
    const tick = () => getComputedStyle(box, '::before').display
    await expect(getComputedStyle(box).appearance).toBe('none')
    await expect(getComputedStyle(box).borderTopWidth).toBe('1px')
    await expect(tick()).not.toBe('block')
    await userEvent.click(box)
    await expect(tick()).toBe('block')
    await userEvent.click(box)
  },
}
export const Dense: Story = { ...Variants, decorators: [dense] }
export const Dark: Story = { ...Variants, decorators: [dark] }
export const OnSteel: Story = { ...Variants, decorators: [onSteel] }

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid max-w-md gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

function Ticked({ label, ...props }: { label: string } & ComponentProps<typeof Checkbox>) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-2">
      <Checkbox {...props} id={id} /> <label htmlFor={id}>{label}</label>
    </div>
  )
}

function LabelAbove() {
  return (
    <div className="grid gap-1">
      <span className="font-semibold">Email</span>
      <TextInput aria-label="Email, an example" placeholder="name@company.com" autoComplete="off" />
      <span className="text-ink-soft text-sm">We reply within two working days.</span>
    </div>
  )
}

function LabelInside() {
  return <TextInput aria-label="An example without a label" placeholder="Email" autoComplete="off" />
}
