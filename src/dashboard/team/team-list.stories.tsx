import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { awaitState, empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { TeamList } from './team-list.tsx'

const meta = {
  title: 'Tables/Team',
  component: TeamList,
  parameters: {
    staff: true,
    guidance: {
      use: 'Show name, role and visibility.',
      avoid: 'Don’t leave a gap for a missing photo.',
    },
  },
} satisfies Meta<typeof TeamList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('team'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Collapse list' })).toBeVisible()
  },
}

export const Loading: Story = loadingState('/team', 3)

export const Empty: Story = empty(
  '/team',
  { data: [] },
  'No team members',
  'Get started by creating a new team member.',
)

export const ConfirmDelete: Story = {
  play: async ({ canvas, userEvent }) => {
    const [icon] = await canvas.findAllByRole('button', { name: 'Delete team member' })
    if (icon) await userEvent.click(icon)
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Are you sure you want to delete this team member?')
    await awaitState()
    await userEvent.keyboard('{Escape}')
  },
}

export const Failed: Story = failedState('/team')

export const Offline: Story = offline('Failed to fetch team members')

export const Odd: Story = {
  parameters: respondWith('/team', {
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
    await expect(canvas.getAllByText('No bio available')[0]).toBeVisible()
  },
}
