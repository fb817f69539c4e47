import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: {
    guidance: {
      use: 'Use it on staff’s phones: for the sidebar, or for the filters of a list with the number of rows on its button.',
      avoid: 'Don’t put a form into it: a touch outside closes it.',
      keys: 'Escape closes it. Tab stays inside.',
      focus: 'Starts on Close, and returns to the button that opened it.',
      announced: 'A dialog with its title.',
    },
    docs: { story: { height: '420px' } },
  },
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
