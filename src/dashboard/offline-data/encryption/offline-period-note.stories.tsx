import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { dark, narrow } from '#src/ui/story-frames.tsx'
import { type OfflinePeriodState, offlinePeriodAtom } from './offline-period.ts'
import { OfflinePeriodNote } from './offline-period-note.tsx'

const hour = 60 * 60_000

const meta = {
  title: 'Offline/Lease note',
  component: OfflinePeriodNote,
  parameters: {
    guidance: {
      use: 'Say how long records stay readable without a sign-in.',
      avoid: 'Don’t alarm: nothing is lost when the period ends.',
      keys: 'None.',
      focus: 'Is not moved.',
      announced: 'Politely, when its sentence changes.',
    },
  },
  beforeEach: () => {
    store.set(connectionAtom, 'offline')
    return () => {
      store.set(connectionAtom, 'online')
      store.set(offlinePeriodAtom, { isOver: false })
    }
  },
} satisfies Meta<typeof OfflinePeriodNote>
export default meta
type Story = StoryObj<typeof meta>

const period = (state: OfflinePeriodState) => () => store.set(offlinePeriodAtom, state)

export const LongBefore: Story = {
  beforeEach: period({ until: Date.now() + 30 * hour, isOver: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const TheLastDay: Story = {
  beforeEach: period({ until: Date.now() + 3 * hour, isOver: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Saved records can be read on this device until \w+day, \w+ \d+, \d\d:\d\d\. From then on the server/,
    )
  },
}

export const Over: Story = {
  beforeEach: period({ until: Date.now() - hour, isOver: true }),
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
