import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { confirmState, empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { Toaster } from '#src/ui/overlay/toast.tsx'
import { narrow } from '#src/ui/story-frames.tsx'
import { lineCount } from '#src/ui/story-lines.ts'
import { ContactSubmissionList } from './contact-submission-list.tsx'

const meta = {
  title: 'Tables/Contact submissions',
  component: ContactSubmissionList,
  parameters: {
    staff: true,
    guidance: { use: 'Sort by newest first, with the waiting time.', avoid: 'Don’t truncate a name.' },
  },
} satisfies Meta<typeof ContactSubmissionList>
export default meta
type Story = StoryObj<typeof meta>

const withMessages: Story['render'] = () => (
  <>
    <ContactSubmissionList />
    <Toaster />
  </>
)

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('contactSubmissions'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Collapse list' })).toBeVisible()
  },
}

/** The list in a window of 1440 px: an address takes one line, and no word is broken. */
export const InOneLine: Story = {
  decorators: [
    (Story) => (
      <div className="w-280">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const email = await canvas.findByTitle('grace.akpan-ita@mail.example')
    await expect(email.getBoundingClientRect().height).toBeLessThan(30)
    await expect(email).toHaveTextContent('grace.akpan-ita@mail.example')
    for (const [row, word] of [
      [/Zuwaira Maigari/, 'Information'],
      [/Michael Edafe/, 'registration'],
      [/Ivwighre/, 'Oghenetega'],
    ] as const)
      await expect(lineCount(canvas.getByRole('row', { name: row }), word)).toBe(1)
    const table = canvas.getByRole('table')
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(1120)
  },
}

/** Cards whose checkbox and delete button are on one line. */
export const Phone: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const middleOf = (control: HTMLElement) => {
      const { top, bottom } = control.getBoundingClientRect()
      return (top + bottom) / 2
    }
    const box = await canvas.findByRole('checkbox', { name: 'Select Ebiere Dokubo' })
    const [bin] = canvas.getAllByRole('button', { name: 'Delete contact submission' })
    await expect(middleOf(box)).toBe(middleOf(bin ?? document.body))
  },
}

export const Loading: Story = loadingState('/contact', 5)

export const Empty: Story = empty('/contact', { contacts: [] }, 'No contact submissions found')

export const Failed: Story = failedState('/contact')

export const Offline: Story = offline('An error occurred')

export const DeletedAndUndone: Story = {
  render: withMessages,
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Delete contact submission' })
    if (button) await userEvent.click(button)
    const message = await canvas.findByText('Contact submission from Ebiere Dokubo deleted')
    await waitFor(() => expect(message).toBeVisible())
    await expect(canvas.getByText(rangeOf('contactSubmissions', -1))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText(rangeOf('contactSubmissions'))).toBeVisible()
  },
}

export const DeleteFailed: Story = {
  render: withMessages,
  parameters: respondWith('/contact/{id}', 500),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Delete contact submission' })
    if (button) await userEvent.click(button)
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
    await waitFor(() => expect(canvas.getByText(rangeOf('contactSubmissions'))).toBeVisible())
  },
}

export const Odd: Story = {
  parameters: respondWith('/contact', {
    contacts: [
      { _id: 'a', fullName: { first: 'Ada' }, service: '<b>quote</b>', createdAt: 'soon' },
      { _id: 'b', fullName: 'Bisi', service: 'support', createdAt: '2025-03-05T09:00:00Z' },
      { fullName: 'Without an id' },
      null,
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    await expect(canvas.getByText('<b>quote</b>')).toBeVisible()
    const row = canvas.getByRole('row', { name: /Bisi/ })
    await expect(row).toHaveTextContent('Technical Support')
    await expect(row).toHaveTextContent('Mar 5, 2025')
    await expect(canvas.getByText('Without an id').closest('a')).toBeNull()
  },
}

export const ConfirmDeleteSeveral: Story = confirmState(
  'Are you sure you want to delete this contact submission?',
  ['checkbox', 'Select Ebiere Dokubo'],
  ['button', 'Delete 1'],
)
