import type { Meta, StoryObj } from '@storybook/react-vite'
import { deletions } from './deletions.ts'
import { failingDeletion } from './failing-deletion.ts'
import { wholeScreen } from './visit.ts'

/** Deletions that fail in every way, then succeed. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, failing deletions',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ServiceInList: Story = failingDeletion(deletions.serviceInList)
export const JobInList: Story = failingDeletion(deletions.jobInList)
export const QuoteRequestInList: Story = failingDeletion(deletions.quoteRequestInList)
export const Picture: Story = failingDeletion(deletions.picture)
export const Article: Story = failingDeletion(deletions.article)
export const Application: Story = failingDeletion(deletions.application)
