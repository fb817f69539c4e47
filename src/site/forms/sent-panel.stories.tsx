import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SentPanel } from './sent-panel.tsx'

const meta = {
  title: 'Messages/Sent panel',
  component: SentPanel,
  parameters: {
    guidance: {
      use: 'Say what is known: received, waiting or unknown.',
      avoid: 'Don’t say “sent” before the server has confirmed it.',
      keys: 'Tab reaches its actions.',
      focus: 'Moves to its heading, since the form is gone.',
      announced: 'The heading, by the focus.',
    },
  },
  args: {
    id: '7c8b3a9e-4f10-4d2b-9f00-000000000001',
    again: 'Submit Another Request',
    takesDrawings: true,
    children: 'Your request has arrived. An engineer answers it by e-mail or phone.',
  },
} satisfies Meta<typeof SentPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Thank You!' })
    await expect(heading).toHaveFocus()
    // The page scrolls to the heading. Its panel begins above it and must also be clear of the site's header.
    const above =
      heading.getBoundingClientRect().top - (heading.closest('.ticks')?.getBoundingClientRect().top ?? 0)
    await expect(Number.parseFloat(getComputedStyle(heading).scrollMarginTop)).toBeGreaterThan(above - 16)
    await expect(canvas.getByRole('button', { name: 'Submit Another Request' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Send drawings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*subject=Drawings%20for%20KES-/),
    )
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
  },
}
