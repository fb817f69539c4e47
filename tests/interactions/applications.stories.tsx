import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { assertPresent, main, rowWith } from './screen.ts'
import { wholeScreen } from './visit.ts'

const list = '/dashboard/applications'

/** Staff work with applications on whole screens. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, applications',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true, page: list },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const person = 'Ese Oghenekaro'
const status = () => within(main()).findByRole<HTMLSelectElement>('combobox', { name: 'Application status' })
const template = () => within(main()).getByRole('combobox', { name: 'Template of the answer' })
const badges = () =>
  assertPresent(main().querySelector('h1')?.parentElement?.querySelector('[role=status]'), 'badges')
    .textContent
/** Waits for the person's name in the list beside the record. */
const nameInPane = () =>
  waitFor(() => {
    const pane = assertPresent(main().querySelector('nav [aria-current=page]'), 'row of the pane')
    return assertPresent(pane.querySelector<HTMLElement>('.truncate'), 'name in the pane')
  })
const waiting = () => assertPresent(main().querySelector('aside p')?.textContent, 'count of the pane')

async function openPerson(click: (element: HTMLElement) => Promise<void>) {
  await click(within(await rowWith(person)).getByRole('link', { name: /Ese/ }))
  await within(main()).findByRole('heading', { name: /^Application Details/ })
}

/** The badge shows the status and suggests its template. A rejected applicant leaves the waiting list at once. */
export const RejectedAndTold: Story = {
  beforeEach: () => {
    const stay = (event: Event) =>
      event.target instanceof Element && event.target.closest('a[href^=mailto]') && event.preventDefault()
    document.addEventListener('click', stay)
    return () => document.removeEventListener('click', stay)
  },
  play: async ({ userEvent }) => {
    await openPerson(userEvent.click)
    await expect(badges()).toMatch(/^NewNot answered/)
    await expect(await nameInPane()).toHaveStyle({ fontWeight: '600' })
    const before = Number.parseInt(waiting(), 10)

    await userEvent.selectOptions(await status(), 'Reviewing')
    await waitFor(() => expect(badges()).toMatch(/^ReviewingNot answered/))
    await expect(waiting()).toMatch(new RegExp(`^${before} of `))
    await expect(template()).toHaveDisplayValue('Received')
    await waitFor(async () => expect(await status()).toBeEnabled())
    await userEvent.selectOptions(await status(), 'Interviewed')
    await waitFor(() => expect(template()).toHaveDisplayValue('Invitation to an interview'))
    await waitFor(async () => expect(await status()).toBeEnabled())

    await userEvent.selectOptions(await status(), 'Rejected')
    const question = await within(main()).findByText(`Tell ${person}? “Not selected” is ready to send.`)
    await waitFor(() => expect(question).toBeVisible())
    await expect(badges()).toMatch(/^RejectedReceived/)
    await expect(template()).toHaveDisplayValue('Not selected')
    await expect(await nameInPane()).toHaveStyle({ fontWeight: '400' })
    await expect(waiting()).toMatch(new RegExp(`^${before - 1} of `))
    const tell = within(main()).getByRole('link', { name: 'Tell by e-mail' })
    await expect(decodeURIComponent(tell.getAttribute('href') ?? '')).toContain(
      'not be taking your application',
    )
    await userEvent.click(tell)
    await expect(await within(main()).findByText('Sent it?')).toBeVisible()
    await userEvent.click(
      within(main()).getByRole('button', { name: `Mark ${person}’s application as answered` }),
    )
    await within(main()).findByRole('button', { name: 'Mark as not answered' })
    await expect(within(main()).queryByText('Sent it?')).toBeNull()
    await userEvent.click(within(main()).getByRole('button', { name: 'Mark as not answered' }))
  },
}

/** "Not now" dismisses the question. */
export const RejectedAndNotTold: Story = {
  play: async ({ userEvent }) => {
    await openPerson(userEvent.click)
    await userEvent.selectOptions(await status(), 'Rejected')
    await userEvent.click(await within(main()).findByRole('button', { name: 'Not now' }))
    await expect(within(main()).queryByText(/ready to send/)).toBeNull()
    await expect(template()).toHaveDisplayValue('Not selected')
  },
}

/** A selected template is still selected when its record is reopened. */
export const TemplateOfARecord: Story = {
  play: async ({ userEvent }) => {
    await openPerson(userEvent.click)
    await within(template()).findByRole('group', { name: 'Shared with colleagues' })
    await userEvent.selectOptions(template(), 'Invitation to an interview')
    await userEvent.keyboard('{Escape}j')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(person))
    await expect(template()).toHaveDisplayValue('Received')
    await userEvent.keyboard('k')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(person))
    await expect(template()).toHaveDisplayValue('Invitation to an interview')
  },
}

/** A rejected status change is reverted in the record and in the pane, without a question. */
export const RefusedStatus: Story = {
  parameters: respondWith('/job-applications/{id}/status', 500),
  play: async ({ userEvent }) => {
    await openPerson(userEvent.click)
    const before = waiting()
    await nameInPane()
    await userEvent.selectOptions(await status(), 'Rejected')
    await waitFor(() => expect(badges()).toMatch(/^NewNot answered/))
    await waitFor(async () => expect(await status()).toHaveValue('new'))
    await expect(await nameInPane()).toHaveStyle({ fontWeight: '600' })
    await expect(waiting()).toBe(before)
    await expect(within(main()).queryByText(/ready to send/)).toBeNull()
  },
}

/** A rejection in the list: its record asks once. */
export const RejectedInTheList: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(within(await rowWith(person)).getByRole('checkbox'))
    await userEvent.click(await within(main()).findByRole('button', { name: 'Set status' }))
    const choice = await screen.findByRole('menuitem', { name: 'Rejected' })
    await waitFor(() => expect(choice).toBeVisible())
    await userEvent.click(choice)
    await screen.findByText('1 application set to Rejected')
    await openPerson(userEvent.click)
    await within(main()).findByText(`Tell ${person}? “Not selected” is ready to send.`)
    await userEvent.click(within(main()).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(within(main()).queryByText(/^Tell /)).toBeNull())
  },
}
