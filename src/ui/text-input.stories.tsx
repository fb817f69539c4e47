import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Select } from './select.tsx'
import { dark, dense, onSteel } from './story-frames.tsx'
import { Checkbox, FileInput, TextArea, TextInput } from './text-input.tsx'

const meta = {
  title: 'Fields/Controls',
  component: TextInput,
  args: { 'aria-label': 'Name' },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className="grid max-w-md gap-3">
      <TextInput aria-label="Name" placeholder="Placeholder" />
      <TextInput aria-label="Name" defaultValue="Wrong" aria-invalid />
      <TextInput aria-label="Slug" defaultValue="new-jetty" readOnly />
      <TextInput aria-label="Name" defaultValue="Disabled" disabled />
      <TextInput aria-label="Day" type="date" />
      <Select aria-label="Status" options={['Planning', 'Completed']} placeholder="Choose one" />
      <TextArea aria-label="Message" rows={3} />
      <FileInput aria-label="Resume" />
      <Checkbox aria-label="Active" defaultChecked />
      <Checkbox aria-label="Paused" />
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
