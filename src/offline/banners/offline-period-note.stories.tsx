import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDefaultStore } from 'jotai'
import { expect } from 'storybook/test'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { type OfflinePeriodState, offlinePeriodAtom } from '#src/offline/encryption/offline-period.ts'
import { dark, narrow } from '#src/ui/story-frames.tsx'
import { LeaseNote } from './offline-period-note.tsx'

const store = getDefaultStore()
const hour = 60 * 60_000

const meta = {
  title: 'Offline/Lease note',
  component: LeaseNote,
  beforeEach: () => {
    store.set(connectionAtom, 'offline')
    return () => {
      store.set(connectionAtom, 'online')
      store.set(offlinePeriodAtom, { isOver: false })
    }
  },
} satisfies Meta<typeof LeaseNote>
export default meta
type Story = StoryObj<typeof meta>

const lease = (state: OfflinePeriodState) => () => store.set(offlinePeriodAtom, state)

export const LongBefore: Story = {
  beforeEach: lease({ until: Date.now() + 30 * hour, isOver: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const TheLastDay: Story = {
  beforeEach: lease({ until: Date.now() + 3 * hour, isOver: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Saved records can be read on this device until \w+day, \w+ \d+, \d\d:\d\d\. From then on the server/,
    )
  },
}

export const Over: Story = {
  beforeEach: lease({ until: Date.now() - hour, isOver: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Saved records can be read for 72 hours without the server. That time is over',
    )
  },
}

export const WithTheServer: Story = {
  beforeEach: () => {
    store.set(connectionAtom, 'online')
    store.set(offlinePeriodAtom, { until: Date.now() + 3 * hour, isOver: false })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Phone: Story = { beforeEach: TheLastDay.beforeEach ?? [], decorators: [narrow] }
export const Dark: Story = { beforeEach: Over.beforeEach ?? [], decorators: [dark] }
