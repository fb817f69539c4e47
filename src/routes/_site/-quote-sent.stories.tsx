import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QuoteSent } from './-quote-sent.tsx'

const meta = { title: 'Public/Quote sent', component: QuoteSent } satisfies Meta<typeof QuoteSent>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Thank You!' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Submit Another Request' })).toBeEnabled()
  },
}
