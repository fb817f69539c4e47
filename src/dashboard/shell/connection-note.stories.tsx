import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offlinePeriod } from '#src/api/freshness.ts'
import { offlinePeriodAtom } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { type Connection, connectionAtom, nextTryAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { dark, narrow } from '#src/ui/story-frames.tsx'
import { ConnectionNote } from './connection-note.tsx'

const meta = {
  title: 'Dashboard/Connection note',
  component: ConnectionNote,
  parameters: {
    guidance: {
      use: 'Show one line as long as the state lasts.',
      avoid: 'Don’t cover content.',
      keys: 'None.',
      focus: 'Is not moved.',
      announced: 'Politely, when the connection changes.',
    },
  },
  beforeEach: () => () => {
    store.set(connectionAtom, 'online')
    store.set(nextTryAtom, undefined)
    store.set(offlinePeriodAtom, { isOver: false })
  },
} satisfies Meta<typeof ConnectionNote>
export default meta
type Story = StoryObj<typeof meta>

const being = (connection: Connection) => () => {
  store.set(connectionAtom, connection)
  store.set(nextTryAtom, Date.now() + 20_000)
  store.set(offlinePeriodAtom, { until: Date.now() + offlinePeriod, isOver: false })
}

export const Online: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Single line on a phone. */
export const Offline: Story = {
  beforeEach: being('offline'),
  decorators: [narrow],
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status')
    await expect(note).toHaveTextContent(/^Offline · saved \d\d:\d\d$/)
    const button = await canvas.findByRole('button', { name: 'Try again' })
    await expect(note.parentElement?.offsetHeight).toBeLessThan(button.offsetHeight + 20)
  },
}

export const Unreachable: Story = {
  beforeEach: being('unreachable'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Server unreachable · saved \d\d:\d\d$/)
    await expect(await canvas.findByText(/^Next try in/)).toBeInTheDocument()
  },
}

export const Dark: Story = { beforeEach: being('offline'), decorators: [dark] }
