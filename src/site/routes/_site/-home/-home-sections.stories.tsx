import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomeSections } from './-home-sections.tsx'

const meta = {
  title: 'Sections/Home',
  component: HomeSections,
  parameters: {
    guidance: {
      use: 'Tell sections apart by their layout, not by their colour.',
      avoid: 'Don’t add a section that says nothing new.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HomeSections>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
