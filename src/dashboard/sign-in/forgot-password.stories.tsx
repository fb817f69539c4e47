import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { PasswordResetHelp } from './password-reset-help.tsx'

const meta = {
  title: 'Sign-in/Forgot password',
  component: ForgotPasswordForm,
  parameters: {
    guidance: {
      use: 'Give the same message for known and unknown addresses.',
      avoid: 'Don’t reveal whether an address has an account.',
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordForm>
export default meta
type Story = StoryObj<typeof meta>
type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function ask({ canvas, userEvent }: Hands, email: string) {
  await userEvent.type(await canvas.findByLabelText('Email'), email)
  await userEvent.keyboard('{Enter}')
}

const writes = recordedWrites(respondWith('/auth/forgot', { message: 'On its way' }))

export const Sent: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'nobody@kelvara.example')
    const message = await canvas.findByRole('status')
    await expect(message).toHaveTextContent(
      'If this address has an account, a mail with a link is on its way.',
    )
    await expect(message).toHaveFocus()
    await expect(writes.made).toEqual([['POST /auth/forgot', { email: 'nobody@kelvara.example' }]])
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'nobody')
    await expect(await canvas.findByLabelText('Email')).toHaveAccessibleDescription(/name@company\.com/)
  },
}

export const RateLimited: Story = {
  parameters: respondWith('/auth/forgot', 429),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'ada@kelvara.example')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('asked for too often')
  },
}

export const SendFailed: Story = {
  parameters: respondWith('/auth/forgot', 500),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'ada@kelvara.example')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to ask for a new password')
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@kelvara.example')
  },
}

export const Offline: Story = {
  parameters: simulateFaults('offline'),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'ada@kelvara.example')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to ask for a new password')
  },
}

export const Unsupported: Story = {
  render: () => <PasswordResetHelp />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing is sent from this page/)).toBeVisible()
    await expect(canvas.queryByLabelText('Email')).toBeNull()
  },
}
