import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Menu } from './menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: {
    guidance: {
      use: 'List the actions on one item, the destructive one last.',
      avoid: 'Don’t hide the main action in it.',
      keys: 'Enter, Space or the down arrow opens it. Arrows and first letters move, Enter chooses, Escape closes.',
      focus: 'Moves into the menu, and returns to its button.',
      announced: 'A menu named by `label`. An entry that is unavailable can be reached and gives its reason.',
    },
  },
  args: {
    label: 'Actions for Product jetty',
    items: [
      { label: 'View Details', icon: Eye, to: '/' },
      { label: 'Edit', icon: Pencil, to: '/' },
      { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: () => undefined },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const WithItsOwnTrigger: Story = {
  args: { label: 'Profile', trigger: <Button variant="secondary">Ngozi Okafor</Button> },
}
export const Open: Story = {
  parameters: { docs: { story: { height: '260px' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Product jetty' }))
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu')
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Delete' })).toBeVisible())
  },
}
