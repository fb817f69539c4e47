import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { registrations, sampleMark } from '#src/company/proof/registrations.ts'
import { Registrations } from './registrations.tsx'

const meta = {
  title: 'Sections/Registrations',
  component: Registrations,
  parameters: {
    guidance: {
      use: 'Name the papers that a buyer files: registrations, certificates, insurance.',
      avoid: 'Don’t show a paper that has expired.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Registrations>
export default meta
type Story = StoryObj<typeof meta>

/** The demonstration's papers, marked as a sample. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: `Registrations and certificates ${sampleMark}` }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('term')).toHaveLength(registrations.length)
  },
}
