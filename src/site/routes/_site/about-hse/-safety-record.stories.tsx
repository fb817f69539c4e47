import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { safetyFigures } from '#src/company/proof/safety-figures.ts'
import { lineCount } from '#src/ui/story-lines.ts'
import { SafetyRecord } from './-safety-record.tsx'

const meta = {
  title: 'Sections/Safety record',
  component: SafetyRecord,
  parameters: {
    guidance: {
      use: 'Give each figure with its unit and the period of all of them.',
      avoid: 'Don’t round a rate up or down.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SafetyRecord>
export default meta
type Story = StoryObj<typeof meta>

/** Each figure is on one line. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const { value } of safetyFigures) await expect(lineCount(canvas.getByText(value), value)).toBe(1)
  },
}
