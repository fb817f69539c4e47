import type { Meta, StoryObj } from '@storybook/react-vite'
import { Policies } from './-about-policies.tsx'

const meta = {
  title: 'Sections/Policies',
  component: Policies,
  parameters: {
    guidance: {
      use: 'Show the text of a policy, or its date and where to ask for it.',
      avoid: 'Don’t say “committed to” without a measure.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Policies>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
