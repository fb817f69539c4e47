import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { simulateFaults } from '#mocks/stories.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { notificationsAtom } from '#src/dashboard/notifications/notifications.ts'
import { store } from '#src/ui/browser/store.ts'
import { type Hands, main, pageOf } from './screen.ts'
import { standsAt, textsOf, thereAre, visit, wholeScreen } from './visit.ts'

const list = '/dashboard/notifications'
const filtered = `${list}?type=Quote+Request&status=Read`

const examples = store.get(notificationsAtom)

/** Resets the notifications, which the device stores beyond the story. */
const asAtFirst = () => store.set(notificationsAtom, examples)

const writes = recordedWrites(simulateFaults('keyless'))

/** Staff work with notifications. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, notifications',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  // The examples are only for a backend without notifications.
  parameters: { ...wholeScreen.parameters, staff: true, page: list, ...writes.story.parameters },
  beforeEach: [
    writes.story.beforeEach,
    visit,
    () => {
      asAtFirst()
      return asAtFirst
    },
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function listIsShown() {
  await screen.findByRole('main')
  await expect(await within(main()).findByRole('heading', { name: 'All Notifications' })).toBeVisible()
}

async function bell(unread: number) {
  const button = await screen.findByRole('button', { name: new RegExp(`^Notifications, ${unread} unread`) })
  await expect(button).toBeVisible()
  return button
}

async function openMenu(hands: Hands, message: string) {
  await hands.click(within(main()).getByRole('button', { name: `Actions for ${message}` }))
  return within(await screen.findByRole('menu'))
}

async function choose(hands: Hands, menu: Awaited<ReturnType<typeof openMenu>>, entry: string) {
  const item = await menu.findByRole('menuitem', { name: entry })
  // A menu that is opening ignores presses.
  await waitFor(() => expect(item).toBeVisible())
  await hands.click(item)
}

const menuIsShut = () => waitFor(() => expect(document.querySelector('[role=menuitem]')).toBeNull())

/** Reading and deleting update the badge; nothing is sent. */
export const ReadAndDelete: Story = {
  play: async ({ userEvent }) => {
    await listIsShown()
    await thereAre(7, 'main li')
    await bell(7)
    const message = 'New quote request submitted'
    await choose(userEvent, await openMenu(userEvent, message), 'Mark as Read')
    await menuIsShut()
    await bell(6)
    const menu = await openMenu(userEvent, message)
    await expect(textsOf(menu.getAllByRole('menuitem'))).toEqual(['View Details', 'Delete'])
    await userEvent.keyboard('{Escape}')
    await menuIsShut()

    await choose(userEvent, await openMenu(userEvent, 'A project was completed'), 'Delete')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Are you sure you want to delete this notification?')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await thereAre(6, 'main li')
    await bell(5)
    await expect(writes.made).toEqual([])
  },
}

/** View Details opens the list of a notification and marks it as read. */
export const ViewDetails: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    for (const [index, [message, path]] of (
      [
        ['New quote request submitted', 'quote-requests'],
        ['New job application received', 'applications'],
        ['A project was completed', 'projects'],
      ] as const
    ).entries()) {
      await listIsShown()
      await choose(userEvent, await openMenu(userEvent, message), 'View Details')
      await standsAt({ loaded }, `/dashboard/${path}`)
      await bell(6 - index)
      await router.navigate({ to: list })
    }
  },
}

/** The bell opens a list and leads to all notifications. */
export const FollowTheBell: Story = {
  play: async ({ loaded, userEvent }) => {
    await listIsShown()
    const open = async (unread: number) => {
      await userEvent.click(await bell(unread))
      return within(await screen.findByRole('menu'))
    }
    // An example's entry also names its type and age.
    const menu = await open(7)
    const item = await menu.findByRole('menuitem', { name: /New job application received/ })
    await waitFor(() => expect(item).toBeVisible())
    await userEvent.click(item)
    await standsAt({ loaded }, '/dashboard/applications')
    await menuIsShut()
    await choose(userEvent, await open(6), 'View all notifications')
    await standsAt({ loaded }, list)
  },
}

const emptied = () => within(main()).findByText('No notifications found')

/** The address contains the filters; an empty result says so. */
export const Filter: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await listIsShown()
    const clear = within(main()).getByRole('button', { name: 'Clear Filters' })
    await expect(clear).toBeDisabled()
    await userEvent.selectOptions(within(main()).getByLabelText('Type'), 'Quote Request')
    await thereAre(3, 'main li')
    await expect(router.state.location.href).toMatch(/type=Quote(\+|%20)Request/)
    await userEvent.selectOptions(within(main()).getByLabelText('Status'), 'Read')
    await expect(await emptied()).toBeVisible()
    await standsAt({ loaded }, filtered)
    await userEvent.click(clear)
    await thereAre(7, 'main li')
    await standsAt({ loaded }, list)
    router.history.back()
    await expect(await emptied()).toBeVisible()
  },
}

/** A shared address restores its filters. */
export const OpenThatAddress: Story = {
  parameters: { page: filtered },
  play: async () => {
    await listIsShown()
    await expect(await emptied()).toBeVisible()
    await expect(within(main()).getByLabelText('Status')).toHaveValue('Read')
    await expect(within(main()).getByLabelText('Type')).toHaveValue('Quote Request')
  },
}
