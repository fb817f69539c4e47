import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '#src/company/company.ts'
import { QuoteSteps } from './-quote-steps.tsx'

const meta = {
  title: 'Sections/Quote steps',
  component: QuoteSteps,
  parameters: {
    guidance: {
      use: 'Say what happens to a request, and who answers it.',
      avoid: 'Don’t repeat a phone number.',
    },
  },
  args: { service: undefined },
} satisfies Meta<typeof QuoteSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const phone of company.phones) await expect(canvas.getAllByText(phone)).toHaveLength(1)
  },
}
