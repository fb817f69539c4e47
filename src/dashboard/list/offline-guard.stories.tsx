import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { BulkStatus } from '#src/dashboard/list/bulk-status.tsx'
import { RowActions } from '#src/dashboard/list/row-actions.tsx'
import { NeedsNetwork, SavingNeedsNetwork } from '#src/dashboard/query-state/offline-guard.tsx'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { Toaster } from '#src/ui/overlay/toast.tsx'

const reason = 'This needs the server, which cannot be reached.'

const meta = {
  title: 'Offline/Needs network',
  component: NeedsNetwork,
  parameters: {
    guidance: { use: 'Show it beside the button, before a press.', avoid: 'Don’t hide the button.' },
  },
  beforeEach: () => () => store.set(connectionAtom, 'online'),
} satisfies Meta<typeof NeedsNetwork>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: ({ canvas }) => expect(canvas.getByText(/You are offline/)).toBeVisible(),
}

export const Unreachable: Story = {
  beforeEach: () => store.set(connectionAtom, 'unreachable'),
  render: () => <SavingNeedsNetwork />,
  play: ({ canvas }) => expect(canvas.getByText(/^This needs the server.* What you typed/)).toBeVisible(),
}

const remove = fn(async () => undefined)

/** Controls without a connection: focusable, announced with the reason, which a press shows. */
export const DisabledControls: Story = {
  beforeEach: () => {
    remove.mockClear()
    store.set(connectionAtom, 'unreachable')
  },
  render: () => (
    <div className="flex gap-4 p-4">
      <RowActions name="Ada" resource={{ remove: () => ({ mutationFn: remove }) }} id="1" thing="Project">
        Sure?
      </RowActions>
      <RowActions
        name="Ben"
        items={[]}
        resource={{ remove: () => ({ mutationFn: remove }) }}
        id="2"
        thing="Project"
      >
        Sure?
      </RowActions>
      <RowActions
        name="here"
        items={[]}
        resource={{ isLocal: true, remove: () => ({ mutationFn: remove }) }}
        id="3"
        thing="Notification"
      >
        Sure?
      </RowActions>
      <BulkStatus items={[1]} noun={['project', 'projects']} options={[]} statusOf={String} set={remove} />
      <Toaster />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const icon = canvas.getByRole('button', { name: 'Delete project' })
    await userEvent.tab()
    await expect(icon).toHaveFocus()
    await expect(icon).toHaveAttribute('aria-disabled', 'true')
    await expect(icon).toHaveAccessibleDescription(reason)
    await userEvent.keyboard('{Enter}')
    const message = await canvas.findByText(reason)
    await waitFor(() => expect(message).toBeVisible())
    await awaitState()

    await expect(await canvas.findByRole('button', { name: 'Set status' })).toHaveAccessibleDescription(
      reason,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ben' }))
    const item = await screen.findByRole('menuitem', { name: 'Delete' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription(reason)
    await userEvent.click(item)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.getAllByText(reason)).toHaveLength(1)
    await expect(remove).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for here' }))
    const local = await screen.findByRole('menuitem', { name: 'Delete' })
    await expect(local).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Escape}')
  },
}

/** Connection lost while the question was open. */
export const DisabledQuestion: Story = {
  render: () => (
    <RowActions name="Ada" resource={{ remove: () => ({ mutationFn: remove }) }} id="1" thing="Project">
      Sure?
    </RowActions>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete project' }))
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    store.set(connectionAtom, 'offline')
    const question = within(screen.getByRole('alertdialog'))
    await expect(await question.findByText('You are offline. Connect to do this.')).toBeVisible()
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  },
}
