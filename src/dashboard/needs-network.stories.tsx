import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDefaultStore } from 'jotai'
import { expect } from 'storybook/test'
import { connectionAtom } from '#src/offline/connection.ts'
import { NeedsNetwork } from './needs-network.tsx'

const store = getDefaultStore()

const meta = {
  title: 'Dashboard/Needs network',
  component: NeedsNetwork,
  beforeEach: () => () => store.set(connectionAtom, 'online'),
} satisfies Meta<typeof NeedsNetwork>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: ({ canvas }) => expect(canvas.getByText(/this device has none/)).toBeVisible(),
}

export const Unreachable: Story = {
  beforeEach: () => store.set(connectionAtom, 'unreachable'),
  play: ({ canvas }) => expect(canvas.getByText(/the server, which cannot be reached/)).toBeVisible(),
}
