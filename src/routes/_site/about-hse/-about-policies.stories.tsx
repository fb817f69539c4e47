import type { Meta, StoryObj } from '@storybook/react-vite'
import { Policies } from './-about-policies.tsx'

const meta = {
  title: 'Sections/Policies',
  component: Policies,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Policies>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
