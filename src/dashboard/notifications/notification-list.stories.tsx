import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { confirmState, failedState } from '#mocks/story-states.ts'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { setMark } from '#src/dashboard/new-records/seen.ts'
import { store } from '#src/ui/browser/store.ts'
import { NotificationList } from './notification-list.tsx'
import { notificationsAtom } from './notifications.ts'
import { periodOf } from './period.ts'

const samples = store.get(notificationsAtom)

const meta = {
  title: 'Tables/Notifications',
  component: NotificationList,
  parameters: {
    guidance: {
      use: 'Say what happened and when, and link to it.',
      avoid: 'Don’t show samples when real notices exist.',
    },
    staff: true,
  },
  beforeEach: () => {
    store.set(notificationsAtom, samples)
    return () => store.set(notificationsAtom, samples)
  },
} satisfies Meta<typeof NotificationList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(samples.length)
    await expect(canvas.getByText('A project was completed')).toBeVisible()
    const periods = samples.map(({ dateTime }) => periodOf(dateTime))
    await expect(canvas.getAllByRole('list')).toHaveLength(new Set(periods).size)
    for (const { message, dateTime } of samples) {
      const period = canvas.getByRole('list', { name: periodOf(dateTime) })
      await expect(within(period).getByText(message)).toBeVisible()
    }
  },
}

export const OpenedByItsMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('link', { name: 'New quote request submitted' })
    await expect(message).toHaveAttribute('href', '/dashboard/quote-requests')
    await userEvent.click(message)
    await waitFor(() => expect(store.get(notificationsAtom)[0]?.status).toBe('Read'))
  },
}

export const Filtered: Story = {
  parameters: { path: '/?type=Project+Update' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 7 notifications')
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible()
  },
}

export const AllOfTheFilterRead: Story = {
  parameters: { path: '/?type=Project+Update' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all 2 as read' }))
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Mark all/ })).toBeNull()
    const unread = store.get(notificationsAtom).filter(({ status }) => status === 'Unread')
    await expect(unread).toHaveLength(samples.length - 2)
    await expect(unread.map(({ type }) => type)).not.toContain('Project Update')
  },
}

export const NoResults: Story = {
  parameters: { path: '/?status=Read' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No notifications found')).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: () => store.set(notificationsAtom, []),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No notifications')).toBeVisible()
  },
}

export const RowMenu: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for New quote request submitted' }))
      return (await body.findAllByRole('menuitem')).map((item) => item.textContent)
    }
    await expect(await open()).toEqual(['View Details', 'Mark as Read', 'Delete'])
    await userEvent.click(body.getByRole('menuitem', { name: 'Mark as Read' }))
    const [first] = canvas.getAllByRole('listitem', { hidden: true })
    await waitFor(() => expect(first).toHaveTextContent(/submittedRead/))
    await expect(store.get(notificationsAtom)[0]?.status).toBe('Read')
  },
}

export const ConfirmDelete: Story = confirmState(
  'Are you sure you want to delete this notification?',
  ['button', 'Actions for New quote request submitted'],
  ['menuitem', 'Delete'],
)

/** A backend with events: notifications made from its records. */
const received = {
  beforeEach: () => {
    nameFeatures('events')
    setMark('quote-requests', 0)
    setMark('applications', Date.now())
    setMark('contact-submissions', Date.now())
  },
} satisfies Partial<Story>

export const Received: Story = {
  ...received,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await expect((await canvas.findAllByText(/^New quote request submitted: ./))[0]).toBeVisible()
    await expect(canvas.getAllByText(/^New job application received: ./)[0]).toBeVisible()
    await expect(canvas.getAllByText(/^New message received: ./)[0]).toBeVisible()
    await expect(canvas.queryByText('A project was completed')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 25 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50)
    await expect(within(canvas.getAllByRole('listitem')[25] ?? canvasElement).getByRole('link')).toHaveFocus()
    const [first] = canvas.getAllByText('Unread', { selector: 'li *' })
    const row = within(first?.closest('li') ?? canvasElement)
    await userEvent.click(row.getByRole('button', { name: /^Actions for New quote request submitted/ }))
    await expect(await body.findByRole('menuitem', { name: 'View Details' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/quote-requests\/[0-9a-f]{24}$/),
    )
    await userEvent.click(body.getByRole('menuitem', { name: 'Mark as Read' }))
    await waitFor(() => expect(row.getByText('Read')).toBeVisible())
  },
}

export const AllReceivedRead: Story = {
  ...received,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mark all \d+ as read$/ }))
    await waitFor(() => expect(canvas.queryByText('Unread', { selector: 'li *' })).toBeNull())
    await expect(canvas.getAllByText('Read', { selector: 'li *' })[0]).toBeVisible()
  },
}

export const FilteredReceived: Story = {
  ...received,
  parameters: { path: '/?type=Message' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^New message received: ./))[0]).toBeVisible()
    await expect(canvas.queryByText(/^New quote request/)).toBeNull()
    await expect(canvas.getByLabelText('Type')).not.toHaveTextContent('Project Update')
  },
}

export const EmptyReceived: Story = {
  ...received,
  parameters: {
    msw: [
      ...respondWith('/demo', { demoRequests: [] }).msw,
      ...respondWith('/job-applications', { jobApplications: [] }).msw,
      ...respondWith('/contact', { contacts: [] }).msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('New quote requests, applications and messages appear here.'),
    ).toBeVisible()
  },
}

export const PartlyFailed: Story = {
  ...received,
  ...failedState('/demo'),
}

export const Offline: Story = {
  ...received,
  parameters: simulateFaults('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred')
  },
}
