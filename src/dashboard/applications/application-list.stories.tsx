import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { awaitState, confirmState, empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { ApplicationList } from './application-list.tsx'

const meta = {
  title: 'Tables/Applications',
  component: ApplicationList,
  parameters: {
    staff: true,
    guidance: {
      use: 'Sort by newest first, with the status in words.',
      avoid: 'Don’t show resumes in a list.',
    },
  },
} satisfies Meta<typeof ApplicationList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /@/ })
    await expect(rows).toHaveLength(25)
    await expect(canvas.getByText(rangeOf('applications'))).toBeVisible()
  },
}

/** Rows of a card each: the status is whole and below the checkbox. */
export const Phone: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /@/ })
    for (const row of rows) {
      const box = within(row).getByRole('checkbox').getBoundingClientRect()
      const badge = row.querySelector('[data-header=Status] > *')?.getBoundingClientRect() ?? new DOMRect()
      await expect(badge.right).toBeLessThan(row.getBoundingClientRect().right)
      await expect(badge.top).toBeGreaterThanOrEqual(box.bottom)
    }
  },
}

export const Loading: Story = loadingState('/job-applications', 5)

export const Empty: Story = empty(
  '/job-applications',
  { jobApplications: [] },
  'No applications found',
  'No job applications have been submitted yet.',
)

export const Failed: Story = failedState('/job-applications')

export const Offline: Story = offline('An error occurred')

export const Odd: Story = {
  parameters: respondWith('/job-applications', {
    jobApplications: [
      { _id: 'a', applicantName: 'Ada', status: 'new', appliedAt: '2025-03-05T09:00:00Z' },
      { _id: 'b', applicantName: 'Bisi', status: 'reviewing', createdAt: '2025-09-05T09:00:00Z' },
      { _id: 'c', applicantName: 'Chidi', status: 'interviewed' },
      { _id: 'd', applicantName: 'Dayo', status: 'accepted' },
      { _id: 'e', applicantName: 'Ese', status: 'rejected' },
      { _id: 'f', applicantName: '<b>Femi</b>', status: 'talent pool', appliedAt: 'soon' },
      { applicantName: null, role: { title: 'Welder' } },
      null,
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–7 of 7')).toBeVisible()
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    await expect(row(/Ada/)).toHaveTextContent('Mar 05, 2025')
    await expect(row(/Bisi/)).toHaveTextContent('Sep 05, 2025')
    await expect(row(/Bisi/)).toHaveTextContent('Reviewing')
    await expect(row(/Chidi/)).toHaveTextContent('Interviewed')
    await expect(row(/Dayo/)).toHaveTextContent('Accepted')
    await expect(row(/<b>Femi/)).toHaveTextContent('talent pool')
  },
}

export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Select Ese Oghenekaro/))
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }))
    const choice = await screen.findByRole('menuitem', { name: 'Interviewed' })
    await waitFor(() => expect(choice).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set status' })).toHaveFocus())
  },
}

export const ConfirmDelete: Story = confirmState(
  'Are you sure you want to delete this application?',
  ['button', /^Actions for Ese/],
  ['menuitem', 'Delete'],
)

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'nobody of this name')
    await expect(await canvas.findByText('No applications match these filters.')).toBeVisible()
  },
}

/** Filters by position and status, each with the number of applications that it leaves. */
export const ByPosition: Story = {
  parameters: respondWith('/job-applications', {
    jobApplications: [
      { _id: 'a', applicantName: 'Ada', role: 'Welder', status: 'new' },
      { _id: 'b', applicantName: 'Bisi', role: 'Welder', status: 'talent pool' },
      { _id: 'c', applicantName: 'Chidi', role: 'Rigger', status: 'new' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Chidi')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Position' }), 'Welder (2)')
    await waitFor(() => expect(canvas.queryByText('Chidi')).toBeNull())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Other (1)')
    await waitFor(() => expect(canvas.queryByText('Ada')).toBeNull())
    await expect(canvas.getByText('Bisi')).toBeVisible()
    await expect(canvas.queryByRole('option', { name: /^Rigger/ })).toBeNull()
  },
}

/** Applications that are neither answered, accepted nor rejected. */
export const AwaitingReply: Story = {
  parameters: respondWith('/job-applications', {
    jobApplications: [
      { _id: 'a', applicantName: 'Amaka Okafor', status: 'new', appliedAt: '2026-11-19T09:00:00Z' },
      { _id: 'b', applicantName: 'Tunde Bello', status: 'rejected', appliedAt: '2026-11-18T09:00:00Z' },
      { _id: 'c', applicantName: 'Ese Obi', status: 'reviewing', appliedAt: '2026-11-17T09:00:00Z' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tunde Bello')).toHaveStyle({ fontWeight: '400' })
    for (const name of ['Amaka Okafor', 'Ese Obi'])
      await expect(canvas.getByText(name)).toHaveStyle({ fontWeight: '600' })
    const filter = canvas.getByRole('combobox', { name: 'Answered or not' })
    // The longest choice must not be truncated.
    const { width } = filter.getBoundingClientRect()
    filter.style.width = 'max-content'
    await expect(width).toBeGreaterThanOrEqual(Math.floor(filter.getBoundingClientRect().width))
    filter.style.width = ''
    await userEvent.selectOptions(filter, 'Not answered (2)')
    await waitFor(() => expect(canvas.queryByText('Tunde Bello')).toBeNull())
    await expect(canvas.getByText('Amaka Okafor')).toBeVisible()
    await expect(canvas.getByRole('option', { name: '7+ days (2)' })).toBeInTheDocument()
    await awaitState()
    await userEvent.selectOptions(filter, 'Answered or decided (1)')
    await expect(await canvas.findByText('Tunde Bello')).toBeVisible()
    await userEvent.selectOptions(filter, 'Not answered (2)')
    await expect(await canvas.findByText('Amaka Okafor')).toBeVisible()
  },
}
