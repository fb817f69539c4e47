import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

const meta = {
  title: 'Sign-in/New password',
  component: ResetPasswordForm,
  parameters: {
    guidance: {
      use: 'Say that every device is signed out.',
      avoid: 'Don’t keep the link’s token in the address.',
    },
  },
  args: { token: 'q7x' },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>
export default meta
type Story = StoryObj<typeof meta>
type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const long = 'four quiet harbour cranes'

async function set({ canvas, userEvent }: Hands, password = long, again = password) {
  await userEvent.type(await canvas.findByLabelText('New password'), password)
  await userEvent.type(canvas.getByLabelText('New password again'), again)
  await userEvent.keyboard('{Enter}')
}

const writes = recordedWrites(respondWith('/auth/reset', { message: 'Password changed' }))

export const Saved: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    await set({ canvas, userEvent })
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your new password is set')
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login')
    await expect(writes.made).toEqual([['POST /auth/reset', { token: 'q7x', newPassword: long }]])
  },
}

export const UsedOrOld: Story = {
  parameters: respondWith('/auth/reset', 410),
  play: async ({ canvas, userEvent }) => {
    await set({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It has been used or has expired.')
    await expect(canvas.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

export const WithoutToken: Story = {
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It is not complete')
    await expect(canvas.getByRole('link', { name: 'Ask for another link' })).toBeVisible()
  },
}

export const NotTheSame: Story = {
  play: async ({ canvas, userEvent }) => {
    await set({ canvas, userEvent }, long, `${long}!`)
    await expect(await canvas.findByText('One field needs your attention')).toBeVisible()
    await expect(canvas.getByLabelText('New password again')).toHaveAccessibleDescription(
      'The two passwords are not the same',
    )
  },
}

export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await set({ canvas, userEvent }, 'short')
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /Use at least 15 characters/,
    )
  },
}

export const SaveFailed: Story = {
  parameters: respondWith('/auth/reset', 500),
  play: async ({ canvas, userEvent }) => {
    await set({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to set the new password')
    await expect(canvas.getByLabelText('New password')).toHaveValue(long)
  },
}
