import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { rangeOf, seedCount } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { leavingAtom } from '#src/dashboard/deleting/leaving.ts'
import { store } from '#src/ui/browser/store.ts'
import { controlledCall, sessionEnded } from './controlled-call.ts'
import { find, leavePalette } from './palette.ts'
import {
  alertsIn,
  assertPresent,
  chooseEntry,
  type Hands,
  main,
  pageOf,
  rowsWith,
  rowWith,
  signInAgain,
} from './screen.ts'
import { says, standsAt, visit, wholeScreen } from './visit.ts'

const list = '/dashboard/contact-submissions'
const first = rowId('contactSubmissions', 1)
const [ebiere, anthony, zuwaira] = ['Ebiere Dokubo', 'Anthony Ubogu', 'Zuwaira Maigari'] as const

const deletion = controlledCall('DELETE /contact/:id')

/** Clears the pending deletions, so that a failed story does not affect the next one. */
const keepAll = () => store.set(leavingAtom, new Set<string>())

/** Staff work with contact submissions. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, contact submissions',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true, page: list, msw: [deletion.handler] },
  beforeEach: [visit, () => deletion.reset, () => keepAll],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** @param more number of submissions since the beginning */
const listIsRead = (more = 0) => says(rangeOf('contactSubmissions', more))

const press = async (hands: Hands, name: string) => {
  const messages = within(await screen.findByRole('region', { name: 'Messages' }))
  await hands.click(await messages.findByRole('button', { name }))
}

async function deleteRow(hands: Hands, name: string) {
  const row = within(await rowWith(name))
  if (matchMedia('(width < 48rem)').matches) {
    await hands.click(row.getByRole('button', { name: `Actions for ${name}` }))
    await chooseEntry(hands, 'Delete')
  } else await hands.click(row.getByRole('button', { name: 'Delete contact submission' }))
  await waitFor(() => expect(rowsWith(name)).toEqual([]))
}

async function follow(hands: Hands, name: RegExp) {
  const sidebar = within(screen.getByRole('navigation', { name: 'Dashboard' }))
  await hands.click(sidebar.getByRole('link', { name }))
}

const isGone = (id: string) =>
  waitFor(() => expect(backend.tables.contactSubmissions.find(id)).toBeUndefined())

const message = 'we sent a request for the firewater ring this morning'

/** Details and palette hide a deleted record, too, while Undo is offered. */
export const LookForItWhileUndoIsThere: Story = {
  play: async ({ loaded, userEvent }) => {
    await listIsRead()
    await deleteRow(userEvent, ebiere)
    const toast = await screen.findByText(`Contact submission from ${ebiere} deleted`)
    // Hovering over the message stops its timer.
    await userEvent.hover(toast)
    await userEvent.keyboard('{Control>}k{/Control}')
    const palette = await find('lantern')
    const dialog = within(assertPresent(palette.closest('dialog'), 'dialog'))
    await expect(await dialog.findByText(/^\d+ results?$/)).toBeVisible()
    await expect(dialog.queryByRole('option', { name: /Ebiere/ })).toBeNull()
    await leavePalette()
    pageOf({ loaded }).router.history.push(`${list}/${first}`)
    await expect(await within(main()).findByText('Contact submission not found.')).toBeVisible()
    await press(userEvent, 'Undo')
    await waitFor(() => expect(within(main()).getByText(message, { exact: false })).toBeVisible())
  },
}

/** A pending deletion is sent at sign-out. */
export const SignOutWhileUndoIsThere: Story = {
  play: async ({ loaded, userEvent }) => {
    await listIsRead()
    await deleteRow(userEvent, zuwaira)
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await standsAt({ loaded }, '/login')
    await waitFor(() =>
      expect(backend.tables.contactSubmissions.all()).toHaveLength(seedCount('contactSubmissions') - 1),
    )
  },
}

/** Undo stays available on the next screen. */
export const GoOnWorking: Story = {
  play: async ({ loaded, userEvent }) => {
    await listIsRead()
    await deleteRow(userEvent, ebiere)
    await follow(userEvent, /^Careers/)
    await standsAt({ loaded }, '/dashboard/careers')
    await press(userEvent, 'Undo')
    await follow(userEvent, /^Contact Submissions/)
    await listIsRead()
    await deleteRow(userEvent, ebiere)
    await follow(userEvent, /^Careers/)
    await standsAt({ loaded }, '/dashboard/careers')
    await expect(backend.tables.contactSubmissions.find(first)).toBeDefined()
    await press(userEvent, 'Dismiss')
    await isGone(first)
  },
}

/** A record already deleted by a colleague disappears; an expired session leads to the sign-in. */
export const DeleteWhatAColleagueDeleted: Story = {
  play: async ({ loaded, userEvent }) => {
    const { client } = pageOf({ loaded })
    await listIsRead()
    await deleteRow(userEvent, ebiere)
    const { contactSubmissions } = backend.tables
    contactSubmissions.remove(assertPresent(contactSubmissions.find(first), 'record'))
    await press(userEvent, 'Dismiss')
    // The list hides it from the first press on. Only the response shows that the call is over.
    await waitFor(() => {
      expect(deletion.asked).toBe(1)
      expect(client.isMutating()).toBe(0)
    })
    await listIsRead(-1)
    await expect(alertsIn()).toEqual([])
    deletion.answer = sessionEnded(401)
    await deleteRow(userEvent, anthony)
    await press(userEvent, 'Dismiss')
    await signInAgain(userEvent)
    await expect(
      within(await rowWith(anthony)).getByRole('link', { name: new RegExp(`^${anthony}`) }),
    ).toBeVisible()
  },
}

/** The same deletion on a phone; deleting in the details returns to the list. */
export const DeleteFromTheDetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await listIsRead()
    await deleteRow(userEvent, ebiere)
    await press(userEvent, 'Undo')
    await userEvent.click(within(await rowWith(ebiere)).getByRole('link', { name: new RegExp(`^${ebiere}`) }))
    await userEvent.click(await within(main()).findByRole('button', { name: 'More actions' }))
    await chooseEntry(userEvent, 'Delete')
    await standsAt({ loaded }, list)
    await listIsRead(-1)
    await press(userEvent, 'Dismiss')
    await isGone(first)
    await router.navigate({
      to: '/dashboard/contact-submissions/$id',
      params: { id: 'ffffffffffffffffffffffff' },
    })
    await expect(await within(main()).findByText('Contact submission not found.')).toBeVisible()
    await userEvent.click(within(main()).getByRole('link', { name: 'Back to Contact Submissions' }))
    await listIsRead(-1)
  },
}
