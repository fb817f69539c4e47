import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { notFound, offline, saveFailed, savingState } from '#mocks/story-states.ts'
import { TeamForm } from './team-form.tsx'

const meta = {
  title: 'Forms/Team member',
  component: TeamForm,
  parameters: {
    staff: true,
    guidance: {
      use: 'Offer all social links as optional.',
      avoid: 'Don’t publish an e-mail address without saying so.',
    },
  },
} satisfies Meta<typeof TeamForm>
export default meta
type Story = StoryObj<typeof meta>

const entries = { 'Full Name': 'Ebi Koroye', Position: 'Lead Diver' }

const member = {
  _id: '1',
  fullName: 'Ovie Umukoro',
  position: 'Head of Mechanical Engineering',
  portfolioLink: 'https://people.kelvara.example/ovie-umukoro',
  bio: 'Nineteen years on rotating equipment.',
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Photo')).toHaveAccessibleDescription(
      /at least 800x800 px recommended/,
    )
  },
}

export const Editing: Story = {
  args: { id: '1' },
  parameters: respondWith('/team/{id}', { data: member }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Ovie Umukoro')
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByText('2 fields need your attention')).toBeVisible()
  },
}

export const Saving: Story = savingState('/team', entries)

export const SaveFailed: Story = saveFailed('/team', entries)

export const NotFound: Story = {
  args: { id: '1' },
  ...notFound('/team/{id}', 'Team member not found.', 'Back to Team'),
}

export const Offline: Story = { args: { id: '1' }, ...offline('Failed to fetch team member') }
