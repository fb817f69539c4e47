import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProjectStatus } from './project-status.tsx'

const meta = {
  title: 'Public/Project status',
  component: ProjectStatus,
  args: { status: 'completed' },
} satisfies Meta<typeof ProjectStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Completed: Story = {}
export const InProgress: Story = { args: { status: 'in-progress' } }
export const Planning: Story = { args: { status: 'planning' } }
export const OnHold: Story = { args: { status: 'on-hold' } }
export const Unknown: Story = { args: { status: 'archived?' } }
export const None: Story = { args: { status: '' } }
