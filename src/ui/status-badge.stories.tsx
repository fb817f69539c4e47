import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from './status-badge.tsx'

const statuses = [
  { value: 'planning', label: 'Planning', tone: 'caution' },
  { value: 'in-progress', label: 'In progress', tone: 'info' },
  { value: 'completed', label: 'Completed', tone: 'safe' },
  { value: 'on-hold', label: 'On hold', tone: 'neutral' },
] as const

const meta = {
  title: 'Messages/Status badge',
  component: StatusBadge,
  parameters: {
    guidance: {
      use: 'Use one word and one tone for each status, everywhere.',
      avoid: 'Don’t add a tone of your own for one list.',
      keys: 'None.',
      focus: 'None.',
      announced: 'The status in words.',
    },
  },
  args: { statuses, word: 'completed' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Completed: Story = {}
export const InProgress: Story = {
  args: { word: 'in-progress' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In progress')).toBeVisible()
  },
}
export const Planning: Story = { args: { word: 'planning' } }
export const OnHold: Story = { args: { word: 'on-hold' } }
export const Unknown: Story = {
  args: { word: 'archived?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('archived?')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { word: '' },
  render: (args) => (
    <>
      <StatusBadge {...args} />
      <p className="sr-only">The rest of the row</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rest of the row').previousSibling).toBeNull()
  },
}
