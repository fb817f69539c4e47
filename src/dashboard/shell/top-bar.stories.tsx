import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { api } from '#src/api/index.ts'
import { setMark } from '#src/dashboard/new-records/seen.ts'
import { putForStaff } from '#src/dashboard/offline-data/sync/synced-lists.ts'
import { PaletteHost } from '#src/dashboard/search/palette-host.tsx'
import { TopBar } from './top-bar.tsx'

const meta = {
  title: 'Navigation/Top bar',
  component: TopBar,
  args: { onMenu: () => undefined },
  parameters: {
    guidance: {
      use: 'Keep the order: search, notices, profile.',
      avoid: 'Don’t add a screen’s own actions to it.',
      keys: 'Ctrl K or ⌘ K opens the palette. Enter in the field searches.',
      focus: 'Returns to the profile’s button when its menu closes.',
      announced: 'The field as “Search the dashboard”, the menu’s button with the person’s name.',
    },
    staff: true,
    docs: { story: { height: '400px' } },
  },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Search here...')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Notifications, 7 unread' })).toBeVisible()
  },
}

/** First letters typed before the palette's code has loaded. */
export const TypedAtOnce: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <PaletteHost />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const hands = userEvent.setup({ delay: null })
    await hands.keyboard('{Control>}k{/Control}fernwell brew')
    await expect(await canvas.findByRole('combobox', { name: 'Find records and screens' })).toHaveValue(
      'fernwell brew',
    )
    await expect(canvas.getByPlaceholderText('Search here...')).toHaveValue('')
  },
}

export const ProfileMenu: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Profile of/ }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    for (const name of ['Your Profile', 'Settings', 'Sign out']) {
      await waitFor(() => expect(menu.getByRole('menuitem', { name })).toBeVisible())
    }
  },
}

export const Notifications: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 7 unread' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^New quote request submittedQuote Request · .+ · Unread$/),
      expect.stringMatching(/^New job application receivedJob Application · .+ · Unread$/),
      'View all notifications',
    ])
  },
}

/** Two cached inboxes and their new records. */
const withRecords: Story = {
  beforeEach: () => {
    nameFeatures('events')
    setMark('quote-requests', Date.parse('2026-11-20T08:00:00Z'))
    setMark('applications', Date.now())
  },
  decorators: [
    (Story) => {
      const client = useQueryClient()
      useState(() => {
        const quotes = ['19', '20', '21'].map((day) => ({
          _id: `q${day}`,
          companyName: `Delta ${day}`,
          firstName: '',
          lastName: '',
          createdAt: `2026-11-${day}T09:00:00Z`,
        }))
        putForStaff(client, api.quoteRequests.list().queryKey, quotes)
        const application = { _id: 'a1', applicantName: 'Ese Obi', appliedAt: '2026-11-20T10:00:00Z' }
        putForStaff(client, api.applications.list().queryKey, [application])
      })
      return <Story />
    },
  ],
}

export const NotificationsOfRecords: Story = {
  ...withRecords,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 2 unread' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^New quote request submitted: Delta 21Quote Request · .+ · Unread$/),
      expect.stringMatching(/^New quote request submitted: Delta 20Quote Request · .+ · Unread$/),
      expect.stringMatching(/^New job application received: Ese ObiJob Application · [^·]+$/),
      expect.stringMatching(/^New quote request submitted: Delta 19Quote Request · [^·]+$/),
      'View all notifications',
    ])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: () => nameFeatures('events'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 0 unread' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(1)
  },
}
