import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, fn, waitFor } from 'storybook/test'
import { api } from '#src/api/index.ts'
import { Palette } from './palette.tsx'

/** The palette over two cached lists. */
function WithSavedLists({ onClose }: { onClose: () => void }) {
  const isSaved = [useQuery(api.quoteRequests.list()), useQuery(api.applications.list())].every(
    ({ data }) => data,
  )
  return isSaved ? <Palette onClose={onClose} /> : null
}

const meta = {
  title: 'Dashboard/Palette',
  component: WithSavedLists,
  args: { onClose: fn() },
  parameters: {
    docs: { story: { height: '560px' } },
    guidance: {
      use: 'Find records, screens and actions by the words on them.',
      avoid: 'Don’t make it the only way to an action.',
      keys: 'The up and down arrows move through the results, Enter opens one, Escape closes.',
      focus: 'Stays in the field, and returns to where it was.',
      announced: 'A combobox with the marked result. The number of results, politely.',
    },
    staff: true,
  },
} satisfies Meta<typeof WithSavedLists>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveFocus()
    await expect(canvas.getByRole('option', { name: 'Add New Project' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('option', { name: 'Sign out' })).toBeInTheDocument()
    await expect(canvas.getByRole('option', { name: 'Dashboard' })).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ records saved on this device$/)
  },
}

export const Matches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'fernwell obinna')
    const [first] = canvas.getAllByRole('option')
    await expect(first).toHaveTextContent('Fernwell Breweries')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** Reference on one line, even where its first letters are highlighted. */
export const MatchByReference: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'qr-')
    const marks = canvas.getAllByText('QR')
    await expect(marks.length).toBeGreaterThan(1)
    for (const mark of marks) {
      const [all, first] = [mark.parentElement, mark].map((part) => part?.getBoundingClientRect().height ?? 0)
      await expect(all).toBeLessThan(1.9 * (first ?? 0))
      await expect(mark.parentElement).toHaveTextContent(/^QR-[\dA-Z]{6} · /)
    }
  },
}

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zzzz')
    await expect(canvas.getByRole('status')).toHaveTextContent('0 results')
    await expect(canvas.getByRole('option')).toHaveTextContent('Search Results for "zzzz"')
  },
}
