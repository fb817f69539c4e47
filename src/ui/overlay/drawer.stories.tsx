import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { frameHeight: 420 },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Kelvara',
    children: <p className="p-4">Projects</p>,
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const FromTheLeft: Story = { args: { steel: true } }
export const FromTheRight: Story = { args: { side: 'right', title: 'Filters' } }
