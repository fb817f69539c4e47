import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { type Synced, syncedKey } from '#src/api/read-options.ts'
import { offlinePeriodAtom } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { syncAtom } from '#src/dashboard/offline-data/sync/sync-state.ts'
import { putForStaff, syncedLists } from '#src/dashboard/offline-data/sync/synced-lists.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { dense, narrow } from '#src/ui/story-frames.tsx'
import { DevicePage } from './device-page.tsx'

const minute = 60_000
const hour = 60 * minute

const meta = {
  title: 'Dashboard/This device',
  component: DevicePage,
  parameters: {
    guidance: {
      use: 'Say what is stored, how old it is and how to remove it.',
      avoid: 'Don’t count records that cannot be read any more.',
    },
    staff: true,
    path: '/dashboard/device',
  },
  decorators: [dense],
  beforeEach: () => () => {
    store.set(connectionAtom, 'online')
    store.set(storageAtom, 'kept')
    store.set(syncAtom, { phase: 'idle' })
    store.set(offlinePeriodAtom, { isOver: false })
    store.set(saveDataAtom, false)
  },
} satisfies Meta<typeof DevicePage>
export default meta
type Story = StoryObj<typeof meta>

const recordsOfList = 40
const lists = syncedLists.length
const records = recordsOfList * lists

/** Fills every list with the same number of records, five minutes old; `other` overrides a list's last sync. */
function synced(other: Record<string, Synced> = {}): Decorator {
  const fill = (client: QueryClient) => {
    for (const { name, key } of syncedLists) {
      const rows = Array.from({ length: recordsOfList }, (_, index) => ({
        _id: String(index),
        title: `Record ${index}`,
      }))
      putForStaff(client, key, rows, Date.now() - 5 * minute)
      const whole: Synced = { at: Date.now() - 5 * minute, detailFields: [] }
      putForStaff(client, syncedKey(name), other[name] ?? whole)
    }
  }
  return (Story) => {
    const client = useQueryClient()
    useState(() => fill(client))
    return <Story />
  }
}

export const UpToDate: Story = {
  decorators: [synced()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${records} records on this device, synced 5 min ago`,
    )
    await expect(canvas.getAllByText('Complete')).toHaveLength(lists)
    await expect(canvas.getByRole('button', { name: 'Sync now' })).toBeEnabled()
    await expect(canvas.queryByText('Notices on this device')).toBeNull()
  },
}

export const WithNotices: Story = {
  decorators: [synced()],
  beforeEach: () => nameFeatures('push'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Notices on this device' })).toBeVisible()
  },
}

export const Syncing: Story = {
  decorators: [synced({ 'quote-requests': { detailFields: ['message'] } })],
  beforeEach: () => store.set(syncAtom, { phase: 'syncing', done: 12, total: 51 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Bringing records: 12 of 51' })).toBeVisible()
    await expect(canvas.getByText(`${recordsOfList} details missing`)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

export const SyncingInAnotherTab: Story = {
  decorators: [synced()],
  beforeEach: () => store.set(syncAtom, { phase: 'elsewhere' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another tab is bringing the records just now.')).toBeVisible()
  },
}

const failedPart = synced({
  applications: { at: Date.now() - 24 * hour, detailFields: ['coverLetter'], error: 'An error occurred' },
})

export const PartlyFailed: Story = {
  decorators: [failedPart],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('synced 1 day ago')
    await expect(canvas.getByText('The last sync did not bring everything: An error occurred')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry Applications' })).toBeEnabled()
  },
}

export const PartlyFailedPhone: Story = { ...PartlyFailed, decorators: [narrow, failedPart] }

export const Offline: Story = {
  decorators: [synced()],
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sync now' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('A sync needs a connection.')).toBeVisible()
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 records on this device, not synced yet')
    await expect(canvas.getAllByText('Not on this device')).toHaveLength(lists)
  },
}

export const NoStorage: Story = {
  decorators: [synced()],
  beforeEach: () => store.set(storageAtom, 'memory'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${records} records in this tab`)
  },
}

export const OfflinePeriodEnding: Story = {
  decorators: [synced()],
  beforeEach: () => store.set(offlinePeriodAtom, { until: Date.now() + 3 * hour, isOver: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Readable without the server until \w+day/)).toBeVisible()
  },
}

export const SaveData: Story = {
  decorators: [synced({ 'quote-requests': { at: Date.now() } })],
  beforeEach: () => store.set(saveDataAtom, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Data saving is on')).toBeVisible()
    await expect(canvas.getByText('Details not checked')).toBeVisible()
  },
}

export const Storage: Story = {
  parameters: { path: '/dashboard/device?tab=storage' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Staff records' })).toBeVisible()
    await expect(canvas.getByText(/^Version in development/)).toBeVisible()
  },
}

export const StoragePhone: Story = { ...Storage, decorators: [narrow] }

export const OfflineStorage: Story = {
  parameters: { path: '/dashboard/device?tab=storage' },
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Reset this app on this device' }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ConfirmReset: Story = {
  parameters: { path: '/dashboard/device?tab=storage' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset this app on this device' }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(within(dialog).getByText(/You are signed out/)).toBeVisible()
  },
}
