import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
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
export const Empty: Story = {
  args: { pageCount: 0, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0–0 of 0')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
/** A single page of rows, without navigation. */
export const OnePage: Story = {
  args: { pageCount: 1, total: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 of 25')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}
/** All rows on one page, with the choice of fewer. */
export const OneLongPage: Story = {
  args: { pageCount: 1, pageSize: 50, total: 26 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('50')
  },
}
export const Phone: Story = { args: { page: 12, pageCount: 40, total: 1000 }, decorators: [narrow] }

/** The buttons stay in place when a row is deleted. */
export const OneDeleted: Story = {
  args: { total: 26, page: 2 },
  render: function Deleting(args) {
    const [total, setTotal] = useState(args.total)
    return (
      <Pagination {...args} total={total} pageCount={Math.ceil(total / 25)} onPage={() => setTotal(25)} />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    await userEvent.click(previous)
    await expect(canvas.getByText(/ of 25$/)).toBeVisible()
    await expect(previous).toHaveFocus()
  },
}
