import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApplySent } from './-apply-sent.tsx'

const meta = {
  title: 'Messages/Application sent',
  component: ApplySent,
  parameters: {
    guidance: { use: 'Give the reference and the next step.', avoid: 'Don’t offer the form again at once.' },
  },
  args: { id: '7c8b3a9e-4f10-4d2b-9f00-000000000001' },
} satisfies Meta<typeof ApplySent>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Your application has been submitted successfully! We'll be in touch soon."),
    ).toHaveFocus()
  },
}
