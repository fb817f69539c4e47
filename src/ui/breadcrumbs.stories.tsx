import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { narrow, onSteel } from './story-frames.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guidance: {
      use: 'List the levels from home; the page itself comes last and is no link.',
      avoid: 'Don’t use them for the steps of a form.',
      keys: 'Tab reaches each level but the last.',
      focus: 'Is not moved.',
      announced: 'A landmark named “Breadcrumb”. The last level is the current page.',
    },
  },
  args: { items: [{ label: 'Home', to: '/' }, { label: 'About Us', to: '/' }, { label: 'HSEs' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = {}
export const OnSteel: Story = { decorators: [onSteel] }
export const Long: Story = {
  args: {
    items: [
      { label: 'Home', to: '/' },
      { label: 'Rehabilitation of the 132/33 kV substation at Effurun, second phase' },
    ],
  },
  decorators: [narrow],
}
