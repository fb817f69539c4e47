import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'
import { dense, narrow } from './story-frames.tsx'

const meta = {
  title: 'Tables/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageCount: 2,
    pageSize: 25,
    total: 40,
    onPage: () => undefined,
    onPageSize: () => undefined,
  },
  decorators: [dense],
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Last: Story = { args: { page: 2 } }
export const Nothing: Story = { args: { pageCount: 0, total: 0 } }
export const Narrow: Story = { args: { page: 12, pageCount: 40, total: 1000 }, decorators: [narrow] }
