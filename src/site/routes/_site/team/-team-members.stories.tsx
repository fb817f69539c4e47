import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { failedState, loadingState, malformedState, offline } from '#mocks/story-states.ts'
import { content } from '#src/api/content.ts'
import { TeamMembers } from './-team-members.tsx'

const meta = {
  title: 'Cards/Team members',
  parameters: {
    guidance: {
      use: 'Show the name, then the role.',
      avoid: 'Don’t show an e-mail address that was not meant to be public.',
    },
  },
  component: TeamMembers,
} satisfies Meta<typeof TeamMembers>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our Team Members' })).toBeVisible()
    await expect(await canvas.findByText('Ovie Umukoro')).toBeVisible()
  },
}

export const Loading: Story = loadingState('/team', 6)

export const Empty: Story = {
  parameters: respondWith('/team', { data: [] }),
  render: () => (
    <>
      <TeamMembers />
      <CountOfMembers />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('0 members')).toBeVisible()
    await expect(canvasElement.querySelector('[data-skeleton]')).toBeNull()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const Failed: Story = failedState('/team', 'Failed to fetch team members')

export const Offline: Story = offline('Failed to fetch team members')

/** Nearly empty records with the same id. */
export const Odd: Story = malformedState(
  '/team',
  {
    data: [
      {},
      { _id: 'x' },
      {
        _id: 'x',
        fullName:
          'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        position:
          'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        photo: '/no-such-photo.png',
      },
    ],
  },
  3,
  'Name to follow',
  /^w+$/,
)

/** Shows that the list has loaded when the section renders nothing. */
function CountOfMembers() {
  const { data } = useQuery(content.team.list())
  return <p className="sr-only">{data && `${data.length} members`}</p>
}
