import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith, signedInAs } from '#mocks/stories.ts'
import { failedState, loadingState, notFound, offline, recordedWrites } from '#mocks/story-states.ts'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { beginSession } from '#src/api/session.ts'
import { systemState } from '#src/contract/system/record.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { dense, narrow } from '#src/ui/story-frames.tsx'
import { SystemPage } from './system-page.tsx'

const meta = {
  title: 'Dashboard/System',
  component: SystemPage,
  parameters: {
    guidance: {
      use: 'Say in plain words how the server is, and what to do about it.',
      avoid: 'Don’t show it to anyone but super admins.',
    },
    staff: true,
    path: '/dashboard/system',
  },
  decorators: [dense],
  beforeEach: () => {
    nameFeatures('system')
    return () => store.set(connectionAtom, 'online')
  },
} satisfies Meta<typeof SystemPage>
export default meta
type Story = StoryObj<typeof meta>

const gigabyte = 2 ** 30
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Simulates a server of this state. */
const respondAs = (changed: object) =>
  respondWith('/system', {
    system: {
      ...systemState.missing,
      version: '1.4.0',
      startedAt: minutesAgo(60 * 24 * 12),
      disk: { free: 12.5 * gigabyte, total: 20 * gigabyte },
      database: { kind: 'SQLite', size: gigabyte / 300 },
      backup: {
        ...systemState.missing.backup,
        automaticAt: minutesAgo(20),
        completeAt: minutesAgo(60 * 24 * 2),
        size: gigabyte / 8,
        isCopied: true,
        copiedAt: minutesAgo(60 * 3),
      },
      mail: { isConfigured: true, waiting: 1, failed: 0 },
      push: { isOn: true, browsers: 3 },
      ...changed,
    },
  })

export const Healthy: Story = {
  parameters: respondAs({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12.5 GB free of 20.0 GB')).toBeVisible()
    await expect(canvas.getByText('2 days ago, 128.0 MB, read back')).toBeVisible()
    await expect(canvas.getByText('3 h ago')).toBeVisible()
    await expect(canvas.getByText('None. This server started 12 days ago.')).toBeVisible()
    await expect(canvas.getByText('On for 3 browsers')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const HealthyPhone: Story = { ...Healthy, decorators: [narrow] }

export const WithProblems: Story = {
  parameters: respondAs({
    problems: ['The disk is almost full.'],
    backup: { completeAt: minutesAgo(60 * 24), size: 1, failure: 'ENOSPC' },
    errors: [{ code: 'unavailable', count: 4, lastAt: minutesAgo(5) }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The disk is almost full.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The last backup failed (ENOSPC).')
    await expect(canvas.getByText('4 times, the last 5 min ago')).toBeVisible()
  },
}

export const Loading: Story = loadingState('/system', 4)

export const Failed: Story = failedState('/system')

export const Offline: Story = offline('Failed to fetch the state of the system')

/** Loses the connection with the state on the screen: nothing can be started. */
export const OfflineLater: Story = {
  parameters: respondAs({}),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Back up now' })
    store.set(connectionAtom, 'offline')
    await expect(await canvas.findByRole('button', { name: 'Download the complete backup' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Send a test' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const writes = recordedWrites()

/** Begins without a backup; the first one is taken by keyboard. */
export const Empty: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('None yet')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Download the complete backup' })).toBeNull()
    canvas.getByRole('button', { name: 'Back up now' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/^just now, \d+ KB, read back$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download the complete backup' })).toBeEnabled()
    await expect(writes.made).toEqual([['POST /system/backup', null]])
  },
}

export const BackingUp: Story = {
  parameters: respondAs({ backup: { isRunning: true, percent: 40 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Backing up: 40 %' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Backing up...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const TestMail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test' }))
    await expect(
      await canvas.findByText(`A test is on its way to ${signedInAs('super_admin').admin.email}.`),
    ).toBeVisible()
  },
}

/** Backend without the feature. */
export const NotFound: Story = notFound('/system', 'There is no screen at this address.', 'Back to Dashboard')

export const AsAdmin: Story = {
  beforeEach: () => beginSession(signedInAs('admin'), true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Back up now' })).toBeNull()
  },
}
