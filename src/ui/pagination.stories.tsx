import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from './button.tsx'
import { Pagination } from './pagination.tsx'
import { dense, narrow } from './story-frames.tsx'

const meta = {
  title: 'Tables/Pagination',
  component: Pagination,
  parameters: {
    guidance: {
      use: 'Say which rows of how many are shown.',
      avoid: 'Don’t show buttons when all rows fit on one page.',
      keys: 'Enter or Space on Previous and Next. Arrow keys choose the rows on a page.',
      focus: 'Stays on Previous or Next at either end: they are not disabled.',
      announced: '“26–50 of 120”, politely, on every change.',
      examples: { use: TwoPages, avoid: SinglePage },
    },
  },
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

function TwoPages() {
  return <PageButtons range="26–40 of 40" />
}

function SinglePage() {
  return <PageButtons range="1–4 of 4" disabled />
}

/** Imitates the part, which leaves its buttons out on a single page. */
function PageButtons({ range, disabled }: { range: string; disabled?: boolean }) {
  return (
    <p className="flex items-center justify-between gap-3">
      <span>{range}</span>
      <span className="flex gap-2">
        <Button variant="secondary" disabled={disabled}>
          Previous
        </Button>
        <Button variant="secondary" disabled={disabled}>
          Next
        </Button>
      </span>
    </p>
  )
}
