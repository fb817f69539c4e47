import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from './sheet.tsx'

const meta = {
  title: 'Public/Sheet',
  component: Sheet,
  args: { open: false, onClose: () => undefined, label: 'Menu', children: undefined },
  render: () => <WithButton />,
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}
export const GivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }))
    await expect(button).toHaveFocus()
  },
}

function WithButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      <Sheet open={open} onClose={() => setOpen(false)} label="Menu">
        <ul>
          {['Home', 'Careers', 'Projects', 'Services'].map((label) => (
            <li key={label}>
              <a href="#top" className="flex min-h-12 items-center border-line border-b">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
