import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Initials } from './initials.tsx'
import { onSteel } from './story-frames.tsx'

const meta = {
  title: 'Media/Initials',
  component: Initials,
  args: { name: 'Ngozi Okafor' },
} satisfies Meta<typeof Initials>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneName: Story = { args: { name: 'Efe' } }
export const Empty: Story = {
  args: { name: '' },
  play: async ({ canvas }) => expect(canvas.getByText('?')).toBeVisible(),
}
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
