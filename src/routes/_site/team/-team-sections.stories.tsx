import type { Meta, StoryObj } from '@storybook/react-vite'
import { TeamSections } from './-team-sections.tsx'

const meta = {
  title: 'Public/Team sections',
  component: TeamSections,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TeamSections>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
