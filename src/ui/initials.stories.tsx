import type { Meta, StoryObj } from '@storybook/react-vite'
import { Initials } from './initials.tsx'
import { onSteel } from './story-frames.tsx'

const meta = {
  title: 'Media/Initials',
  component: Initials,
  args: { name: 'Ngozi Okafor' },
} satisfies Meta<typeof Initials>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}
export const OneName: Story = { args: { name: 'Efe' } }
export const NoName: Story = { args: { name: '' } }
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Initials name="Tamuno Briggs" size="small" />
      <Initials name="Halima Sani" />
      <Initials name="Oghenekaro Ejiro Eferakeya" size="large" />
      <Initials name="Chidi Nwosu" size="large" />
    </div>
  ),
}
export const OnSteel: Story = { ...Sizes, decorators: [onSteel] }
