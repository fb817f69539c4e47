import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { ApplicationList } from './application-list.tsx'

const meta = { component: ApplicationList, parameters: { staff: true } } satisfies Meta<
  typeof ApplicationList
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–25 of 31')).toBeVisible()
  },
}

export const Waiting: Story = {
  parameters: answering('/job-applications', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(5)
  },
}

export const Empty: Story = {
  parameters: answering('/job-applications', { jobApplications: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No applications found')).toBeVisible()
    await expect(canvas.getByText('No job applications have been submitted yet.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering('/job-applications', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Request failed with status 500',
    )
  },
}

export const Unanswered: Story = {
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred', {}, { timeout: 4000 })).toBeVisible()
  },
}

export const EveryStatusAndOddRecords: Story = {
  parameters: answering('/job-applications', {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Set status' }))
    const choice = await screen.findByRole('menuitem', { name: 'Interviewed' })
    await waitFor(() => expect(choice).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set status' })).toHaveFocus())
  },
}
