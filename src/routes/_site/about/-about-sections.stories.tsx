import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutSections } from './-about-sections.tsx'

const meta = {
  title: 'Sections/About',
  component: AboutSections,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutSections>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
