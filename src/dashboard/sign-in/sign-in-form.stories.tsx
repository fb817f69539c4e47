import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { SignInForm } from './sign-in-form.tsx'

const meta = {
  title: 'Sign-in/Form',
  component: SignInForm,
  parameters: {
    guidance: {
      use: 'Keep the e-mail address when the password is wrong.',
      avoid: 'Don’t say whether the address or the password was wrong.',
    },
  },
  args: { onSignedIn: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Stay signed in')).toBeChecked()
    await expect(canvas.queryByText(/^This browser blocks/)).toBeNull()
    const google = canvas.getByRole('button', { name: 'Continue with Google' })
    await expect(google).toHaveAttribute('aria-disabled', 'true')
    await expect(google).toHaveAccessibleDescription('Sign-in with Google is not available.')
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('At least 8 characters'), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByDisplayValue('secret')).toHaveAttribute('type', 'text')
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 fields need your attention')
  },
}

export const Sending: Story = {
  parameters: respondWith('/auth/login', 'never'),
  play: async (context) => {
    await enter(context)
    await expect(await context.canvas.findByRole('button', { name: 'Logging in...' })).toBeDisabled()
    await expect(context.canvas.getByLabelText(/Email/)).toBeDisabled()
  },
}

export const WrongPassword: Story = {
  play: async (context) => {
    await enter(context)
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
    await expect(context.args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const SendFailed: Story = {
  parameters: respondWith('/auth/login', 500),
  play: async (context) => {
    await enter(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Login failed')
  },
}

export const Offline: Story = { ...SendFailed, parameters: simulateFaults('offline') }

const refused = respondWith('/auth/login', 401)
const writes = recordedWrites(refused)
const typed = { email: 'nobody@kelvara.example', password: 'not-the-password' }

/** A backend with the feature `logout`, which receives the session's duration. */
export const TellsHowLong: Story = {
  parameters: writes.story.parameters,
  beforeEach: () => {
    writes.story.beforeEach()
    nameFeatures('logout')
  },
  play: async (context) => {
    await enter(context)
    await waitFor(() => expect(writes.made).toEqual([['POST /auth/login', { ...typed, staySignedIn: true }]]))
  },
}

/** Pasted address with invisible characters. The password is sent as typed. */
export const Pasted: Story = {
  tags: ['proof'],
  parameters: writes.story.parameters,
  beforeEach: () => {
    writes.story.beforeEach()
    nameFeatures()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/Email/))
    await userEvent.paste('\u202Anobody\u200B@kelvara.example\u202C')
    await userEvent.click(canvas.getByPlaceholderText('At least 8 characters'))
    await userEvent.paste('\u200Bo\u0323 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    const sent = { email: typed.email, password: '\u200Bo\u0323 ' }
    await waitFor(() => expect(writes.made).toEqual([['POST /auth/login', sent]]))
  },
}

/** Any other backend, which receives only fields that it knows. */
export const TellsNothingMore: Story = {
  parameters: writes.story.parameters,
  beforeEach: () => {
    writes.story.beforeEach()
    nameFeatures()
  },
  play: async (context) => {
    await enter(context)
    await waitFor(() => expect(writes.made).toEqual([['POST /auth/login', typed]]))
  },
}

export const NoStorage: Story = {
  beforeEach: () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'SecurityError')
    }
    return () => {
      Storage.prototype.setItem = setItem
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This browser blocks what sites save/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log In' })).toBeEnabled()
  },
}

const enter: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/Email/), 'nobody@kelvara.example')
  await userEvent.type(canvas.getByPlaceholderText('At least 8 characters'), 'not-the-password')
  await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
}
