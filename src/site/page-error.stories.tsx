import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PageError } from './page-error.tsx'

const meta = {
  title: 'Public/Page error',
  component: PageError,
  args: { error: new Error('A part of the page did not arrive'), reset: fn() },
} satisfies Meta<typeof PageError>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/did not arrive$/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.reset).toHaveBeenCalled()
  },
}
