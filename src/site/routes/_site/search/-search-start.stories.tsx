import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchStart } from './-search-start.tsx'

const meta = {
  title: 'Sections/Search start',
  parameters: { guidance: { use: 'Offer the most wanted pages.', avoid: 'Don’t store searched words.' } },
  component: SearchStart,
} satisfies Meta<typeof SearchStart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
