import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { offlinePeriodAtom } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { unpinFile } from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { dark, narrow } from '#src/ui/story-frames.tsx'
import { PinnedMark } from './pinned-mark.tsx'
import { Resume } from './resume.tsx'

const id = '66c0ffeeb100000000000001'

const meta = {
  title: 'Records/Resume',
  component: Resume,
  args: { id, address: '/uploads/resume-01.pdf' },
  parameters: {
    staff: true,
    guidance: {
      use: 'Open only PDFs, from the device or the network.',
      avoid: 'Don’t store a resume on the device without a request.',
    },
  },
  render: (args) => (
    <>
      <PinnedMark id={args.id} />
      <Resume {...args} />
    </>
  ),
  beforeEach: () => {
    store.set(connectionAtom, 'online')
    return async () => {
      store.set(connectionAtom, 'online')
      store.set(offlinePeriodAtom, { isOver: false })
      await unpinFile(id)
    }
  },
} satisfies Meta<typeof Resume>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const keep: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Keep on this device \(\d+ KB\)$/ }))
  await expect(await canvas.findByText(/^Kept on this device · \d+ KB$/)).toBeVisible()
}

export const NotPinned: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Keep on this device \(\d+ KB\)$/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download Resume' })).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByText('Resume on this device')).toBeNull()
  },
}

export const Pinned: Story = {
  play: async (context) => {
    await keep(context)
    await expect(context.canvas.getByText('Resume on this device')).toBeVisible()
  },
}

export const Removed: Story = {
  play: async (context) => {
    await keep(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Remove from this device' }))
    await waitFor(() => expect(context.canvas.queryByText('Resume on this device')).toBeNull())
  },
}

export const Offline: Story = {
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not kept on this device. That needs a connection.')).toBeVisible()
  },
}

export const OfflinePeriodIsOver: Story = {
  play: async (context) => {
    await keep(context)
    store.set(offlinePeriodAtom, { isOver: true })
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save a copy' }))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'until the server has answered once',
    )
  },
}

export const NotFound: Story = {
  args: { address: '/uploads/none.pdf' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep on this device (size unknown)' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file could not be downloaded')
  },
}

/** A cached record with an expired link, refetched before any request to the old link. */
export const LinkHasEnded: Story = {
  args: { address: '/uploads/resume-01.pdf?expires=1700000000&signature=abc' },
  beforeEach: () => {
    const fetchSpy = spyOn(window, 'fetch')
    return () => fetchSpy.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Keep on this device' })).toBeVisible()
    await expect(window.fetch).not.toHaveBeenCalledWith(
      expect.stringContaining('signature=abc'),
      expect.anything(),
    )
  },
}

export const Phone: Story = { play: keep, decorators: [narrow] }
export const Dark: Story = { play: keep, decorators: [dark] }
