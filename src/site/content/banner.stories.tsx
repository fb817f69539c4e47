import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Sections/Banner',
  component: Banner,
  parameters: {
    guidance: {
      use: 'Put the words on steel, and the picture behind them.',
      avoid: 'Don’t put small print on a picture.',
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Our Management Team',
    crumbs: (
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'About Us', to: '/' }, { label: 'Team' }]} />
    ),
    purpose: 'The people who sign the drawings.',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Long: Story = {
  args: {
    title: 'Rehabilitation of the 132/33 kV substation at Effurun and its outgoing feeders',
    picture: 'substation',
  },
}

/** Banner without a picture, for a record with its own. */
export const OnTheGrid: Story = {
  args: { picture: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvasElement.querySelector('[data-steel-band]')).toHaveClass('blueprint')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
