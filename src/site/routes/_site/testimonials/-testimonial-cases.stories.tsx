import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CaseStudies } from './-testimonial-cases.tsx'

const meta = {
  title: 'Sections/Case studies',
  component: CaseStudies,
  parameters: {
    guidance: { use: 'Show large figures with unit and source.', avoid: 'Don’t round up.' },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CaseStudies>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent(/96 m in nine hours/)
    await expect(canvas.getByRole('link', { name: 'Get a quote for mechanical work' })).toHaveAttribute(
      'href',
      '/quote?service=mechanical-engineering',
    )
    await expect(canvas.getByRole('link', { name: 'Lantern Terminals' })).toHaveAttribute(
      'href',
      '/testimonials#tank-11',
    )
  },
}
