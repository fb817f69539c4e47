import type { Meta, StoryObj } from '@storybook/react-vite'
import { CaseStudies } from './-testimonial-cases.tsx'

const meta = {
  title: 'Sections/Case studies',
  component: CaseStudies,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CaseStudies>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
