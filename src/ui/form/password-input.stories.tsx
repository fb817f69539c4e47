import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordInput } from './password-input.tsx'

const meta = {
  title: 'Fields/Password input',
  component: PasswordInput,
  parameters: {
    guidance: {
      use: 'Let people show the password that they type.',
      avoid: 'Don’t forbid pasting.',
      keys: 'Tab goes from the field to its button.',
      focus: 'Stays on the button when it shows or hides the password.',
      announced: 'The button as “Show password” or “Hide password”.',
    },
  },
  args: { 'aria-label': 'Password', defaultValue: 'a long secret' },
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
