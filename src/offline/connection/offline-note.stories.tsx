import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { store } from '#src/ui/browser/store.ts'
import { dark, narrow } from '#src/ui/story-frames.tsx'
import { type Connection, connectionAtom, nextTryAtom } from './connection.ts'
import { OfflineNote } from './offline-note.tsx'

const meta = {
  title: 'Offline/Note',
  component: OfflineNote,
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
    store.set(storageAtom, 'kept')
  },
} satisfies Meta<typeof OfflineNote>
export default meta
type Story = StoryObj<typeof meta>

const being = (connection: Connection) => () => {
  store.set(connectionAtom, connection)
  store.set(nextTryAtom, Date.now() + 20_000)
}

export const Online: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Offline: Story = {
  beforeEach: being('offline'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. What you see was saved on this device.',
    )
  },
}

/** Sign-in page without a connection, where no staff data is cached. */
export const OfflineAtTheDoor: Story = {
  args: { about: 'This needs a connection.' },
  beforeEach: being('offline'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline. This needs a connection.$/)
  },
}

export const Unreachable: Story = {
  beforeEach: being('unreachable'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server cannot be reached.')
    await expect(await canvas.findByText(/^Next try in (20|19|18) s$/)).toBeVisible()
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Next try')
    // Stories do not watch the outcome of calls, so the state stays; the button is enabled again.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const NoStorage: Story = {
  beforeEach: () => store.set(storageAtom, 'memory'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This browser does not let the site save anything',
    )
  },
}

export const Phone: Story = { beforeEach: being('unreachable'), decorators: [narrow] }
export const Dark: Story = { beforeEach: being('offline'), decorators: [dark] }
