import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutSections } from './-about-sections.tsx'

const meta = {
  title: 'Sections/About',
  component: AboutSections,
  parameters: {
    guidance: {
      use: 'Say what was built, when and for whom.',
      avoid: 'Don’t claim anything beyond the company’s facts.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AboutSections>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
