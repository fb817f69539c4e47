import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { TeamForm } from './team-form.tsx'

const meta = { component: TeamForm, parameters: { staff: true } } satisfies Meta<typeof TeamForm>
export default meta
type Story = StoryObj<typeof meta>

const member = {
  _id: '1',
  fullName: 'Ovie Umukoro',
  position: 'Head of Mechanical Engineering',
  portfolioLink: 'https://people.kelvara.example/ovie-umukoro',
  bio: 'Nineteen years on rotating equipment.',
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Photo')).toHaveAccessibleDescription(
      /at least 800x800 px recommended/,
    )
  },
}

export const Editing: Story = {
  args: { id: '1' },
  parameters: answering('/team/{id}', { data: member }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Ovie Umukoro')
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByText('2 entries need your attention')).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: answering('/team', 'never'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ebi Koroye')
    await userEvent.type(canvas.getByLabelText('Position'), 'Lead Diver')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: answering('/team', 500),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ebi Koroye')
    await userEvent.type(canvas.getByLabelText('Position'), 'Lead Diver')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Request failed with status 500',
    )
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ebi Koroye')
  },
}

export const Missing: Story = {
  args: { id: '1' },
  parameters: answering('/team/{id}', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Team member not found.')).toBeVisible()
  },
}

export const NotOnThisDevice: Story = {
  args: { id: '1' },
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch team member', {}, { timeout: 4000 })).toBeVisible()
  },
}
