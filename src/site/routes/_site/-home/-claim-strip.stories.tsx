import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClaimStrip } from './-claim-strip.tsx'

const meta = {
  title: 'Sections/Claims',
  component: ClaimStrip,
  parameters: {
    guidance: {
      use: 'Show three or four claims, each with a number that can be checked.',
      avoid: 'Don’t count numbers up under reduced motion.',
    },
  },
  decorators: [
    (Story) => (
      <div className="pt-14">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClaimStrip>
export default meta
type Story = StoryObj<typeof meta>

/** Reduced motion: the numbers do not count up. */
export const ReducedMotion: Story = {
  play: async ({ canvas }) => {
    for (const value of ['15', '97', '95', '98']) await expect(canvas.getByText(value)).toBeVisible()
  },
}
