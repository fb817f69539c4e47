import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { policies } from '#src/company/policies.ts'
import { sampleMark } from '#src/company/proof/registrations.ts'
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

/** Each policy with its issue, marked as a sample in the demonstration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Revision 4, issued .*, signed by /)).toHaveLength(policies.length)
    await expect(canvas.getAllByText(sampleMark)).toHaveLength(policies.length)
  },
}
