import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomeHero } from './-home-hero.tsx'

const meta = {
  title: 'Sections/Home hero',
  component: HomeHero,
  parameters: {
    guidance: {
      use: 'Show one sentence, and the two next steps of a client.',
      avoid: 'Don’t move the headline after it was rendered.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HomeHero>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
