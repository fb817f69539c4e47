import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDefaultStore } from 'jotai'
import { expect, waitFor, within } from 'storybook/test'
import { asking } from '#mocks/story-states.ts'
import { NotificationList } from './notification-list.tsx'
import { notificationsAtom } from './notifications.ts'

const store = getDefaultStore()
const samples = store.get(notificationsAtom)

const meta = {
  component: NotificationList,
  parameters: { staff: true },
  beforeEach: () => {
    store.set(notificationsAtom, samples)
    return () => store.set(notificationsAtom, samples)
  },
} satisfies Meta<typeof NotificationList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}

export const Filtered: Story = {
  parameters: { path: '/?type=Project+Update' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 7 notifications')
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible()
  },
}

export const NothingFits: Story = {
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

export const AskingBeforeDelete: Story = asking(
  'Are you sure you want to delete this notification?',
  ['button', 'Actions for New quote request submitted'],
  ['menuitem', 'Delete'],
)
