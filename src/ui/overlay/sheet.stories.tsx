import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { Sheet } from './sheet.tsx'

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: {
    guidance: {
      use: 'Use it for the visitors’ menu on a phone; every link inside closes it.',
      avoid: 'Don’t put a form into it: a touch outside closes it.',
      keys: 'Escape closes it. Tab stays inside.',
      focus: 'Starts on Close menu, and returns to the button that opened it.',
      announced: 'A dialog named by `label`. The button as expanded or collapsed.',
    },
  },
  args: {
    label: 'Menu',
    button: { label: 'Open menu', icon: Menu },
    children: (
      <ul>
        {['Home', 'Careers', 'Projects', 'Services'].map((label) => (
          <li key={label}>
            <a href="#top" className="flex min-h-12 items-center border-line border-b">
              {label}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Open: Story = {
  parameters: { docs: { story: { height: '480px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const dialog = canvas.getByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveProperty('open', true)
  },
}
export const GivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }))
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
export const OpenedByTheBrowser: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    canvasElement.querySelector('dialog')?.showPopover()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
