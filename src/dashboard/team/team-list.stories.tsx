import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { TeamList } from './team-list.tsx'

const meta = { component: TeamList, parameters: { staff: true } } satisfies Meta<typeof TeamList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–9 of 9')).toBeVisible()
    await expect(canvas.getByText('No bio available')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Expand list' })).toBeVisible()
  },
}

export const Waiting: Story = {
  parameters: answering('/team', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(3)
  },
}

export const Empty: Story = {
  parameters: answering('/team', { data: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No team members')).toBeVisible()
    await expect(canvas.getByText('Get started by creating a new team member.')).toBeVisible()
  },
}

export const AskingBeforeDelete: Story = {
  play: async ({ canvas, userEvent }) => {
    const [icon] = await canvas.findAllByRole('button', { name: 'Delete team member' })
    if (icon) await userEvent.click(icon)
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Are you sure you want to delete this team member?')
    await userEvent.keyboard('{Escape}')
  },
}

export const Failed: Story = {
  parameters: answering('/team', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Request failed with status 500',
    )
  },
}

export const NotOnThisDevice: Story = {
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch team members', {}, { timeout: 4000 })).toBeVisible()
  },
}

export const OddRecords: Story = {
  parameters: answering('/team', {
    data: [
      { _id: 'a', fullName: null, position: 4, bio: { text: 'no' }, portfolioLink: 'data:text/html,x' },
      { _id: 'b', fullName: 'WithoutABlank'.repeat(9), position: 'Rigger', bio: 'Word '.repeat(200) },
      { fullName: 'Without an id', position: 'Welder' },
      'nobody',
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    await expect(canvas.getByText('Without an id').closest('a')).toBeNull()
  },
}
