import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { pngFile } from '#mocks/story-states.ts'
import {
  controlledCall,
  everyFaultOfAWrite,
  faultsOf,
  proxyPage,
  saidOfCreation,
  sessionEnded,
} from './controlled-call.ts'
import { alertSays, alertsIn, assertPresent, fill, main, pageOf, signInAgain } from './screen.ts'
import { wholeScreen } from './visit.ts'

/** Failing immediate changes, and failures with their own place. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, failing calls',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const faults = faultsOf(everyFaultOfAWrite)
const notGone = faultsOf(everyFaultOfAWrite.filter((name) => name !== 'a 404' && name !== 'a page with 403'))

const messages = () => screen.findByRole('region', { name: 'Messages' })

const application = rowId('applications', 1)
const statusCall = controlledCall(`PUT /job-applications/${application}/status`)

/** The stored status returns with the reason. */
export const ApplicationStatus: Story = {
  parameters: { page: `/dashboard/applications/${application}`, msw: [statusCall.handler] },
  beforeEach: () => statusCall.reset,
  play: async ({ userEvent }) => {
    const status = async () => {
      const [select] = await screen.findAllByRole<HTMLSelectElement>('combobox', {
        name: 'Application status',
      })
      return assertPresent(select, 'status')
    }
    const select = await status()
    select.focus()
    for (const { name, answer, says = 'Failed to update job application status' } of faults) {
      statusCall.answer = answer
      await userEvent.selectOptions(select, 'Rejected')
      await alertSays(await messages(), says, name)
      await waitFor(() => expect(select, name).toBeEnabled())
      await expect(select, name).toHaveValue('new')
      await expect(select, name).toHaveFocus()
      await expect(statusCall.asked, name).toBe(1)
      await userEvent.click(within(await messages()).getByRole('button', { name: 'Dismiss' }))
      select.focus()
    }
    statusCall.answer = sessionEnded(403)
    await userEvent.selectOptions(select, 'Rejected')
    await signInAgain(userEvent)
    statusCall.answer = undefined
    await userEvent.selectOptions(await status(), 'Rejected')
    await screen.findByText('Status set to Rejected')
  },
}

const contact = rowId('contactSubmissions', 1)
const contactCall = controlledCall(`DELETE /contact/${contact}`)

/** The row returns with the reason. */
export const ContactSubmission: Story = {
  parameters: { page: '/dashboard/contact-submissions', msw: [contactCall.handler] },
  beforeEach: () => contactCall.reset,
  play: async ({ userEvent }) => {
    const row = () => document.querySelector(`main a[href$="/${contact}"]`)?.closest('tr')
    const dismiss = async (role: 'status' | 'alert') => {
      const message = await waitFor(async () =>
        assertPresent((await messages()).querySelector<HTMLElement>(`[role=${role}]`), role),
      )
      await userEvent.click(within(message).getByRole('button', { name: 'Dismiss' }))
    }
    const remove = async () => {
      const there = await waitFor(() => assertPresent(row(), 'row'))
      await userEvent.click(within(there).getByRole('button', { name: 'Delete contact submission' }))
      await waitFor(() => expect(row()).toBeUndefined())
      await dismiss('status')
    }
    await screen.findByRole('main')
    for (const { name, answer, says = 'An error occurred' } of notGone) {
      contactCall.answer = answer
      await remove()
      await alertSays(await messages(), says, name)
      await waitFor(() => expect(row(), name).toBeVisible())
      await expect(contactCall.asked, name).toBe(1)
      await dismiss('alert')
    }
    contactCall.answer = sessionEnded(401)
    await remove()
    await signInAgain(userEvent)
    contactCall.answer = undefined
    await remove()
    await waitFor(() => expect(backend.tables.contactSubmissions.find(contact)).toBeUndefined())
    await expect(main().querySelector('h1')).toBeVisible()
    await expect(alertsIn(await messages())).toEqual([])
  },
}

const sections = [
  ['General Info', '/settings/general', 'Site Name', 'Failed to update general settings'],
  ['Social Media Links', '/settings/social', 'Facebook', 'Failed to update social media settings'],
  ['Contact Details', '/settings/general', 'Head Office Address', 'Failed to update general settings'],
  ['SEO Settings', '/settings/seo', 'Meta Title', 'Failed to update SEO settings'],
  ['Branding & Appearance', '/settings/branding', 'Favicon', 'Failed to update branding settings'],
] as const

const settingsReading = controlledCall('GET /settings')
const settingsCalls = {
  '/settings/general': controlledCall('PUT /settings/general'),
  '/settings/social': controlledCall('PUT /settings/social'),
  '/settings/seo': controlledCall('PUT /settings/seo'),
  '/settings/branding': controlledCall('PUT /settings/branding'),
}
const allOfSettings = [settingsReading, ...Object.values(settingsCalls)]

/** Each section shows its own banner, and the others still work. */
export const Settings: Story = {
  parameters: { page: '/dashboard/settings', msw: allOfSettings.map(({ handler }) => handler) },
  beforeEach: () => () => {
    for (const call of allOfSettings) call.reset()
  },
  play: async ({ userEvent }) => {
    const saveOf = (title: string) => within(main()).findByRole('button', { name: `Save ${title}` })
    await screen.findByRole('main')
    for (const [title, path, label, fallback] of sections) {
      const told = settingsCalls[path]
      const entry = await within(main()).findByLabelText<HTMLInputElement>(label)
      if (label === 'Favicon') await userEvent.upload(entry, pngFile('icon.png'))
      else fill(entry, 'Changed')
      const save = await saveOf(title)
      for (const { name, answer, says = fallback } of faults) {
        told.answer = answer
        await userEvent.click(save)
        const alert = await alertSays(main(), says, `${title}: ${name}`)
        await waitFor(() => expect(alert, `${title}: ${name}`).toHaveFocus())
        await expect(told.asked, name).toBe(1)
        if (label !== 'Favicon') await expect(entry, name).toHaveValue('Changed')
      }
      told.answer = undefined
      told.hold()
      await userEvent.dblClick(save)
      for (const [other] of sections.filter(([other]) => other !== title))
        await expect(await saveOf(other)).toBeEnabled()
      told.release()
      await screen.findByText(`${title} saved`)
      await waitFor(() => expect(alertsIn(main())).toEqual([]))
      await expect(told.asked, title).toBe(1)
    }
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())

    // A single call sends all six general values, so they are read before they are written.
    settingsReading.answer = proxyPage(200)
    const name = await within(main()).findByLabelText('Site Name')
    fill(name, 'Once more')
    await userEvent.click(await saveOf('General Info'))
    await waitFor(() => expect(alertsIn(main())[0]).toHaveTextContent('Failed to fetch settings'))
    await expect(name).toHaveValue('Once more')
    settingsReading.answer = sessionEnded(401)
    await userEvent.click(await saveOf('General Info'))
    await waitFor(() => expect(alertsIn()[0]).toHaveTextContent('Session expired. Please log in again.'))
    settingsReading.answer = undefined
    await signInAgain(userEvent)
    await waitFor(async () =>
      expect(await within(main()).findByLabelText('Site Name')).toHaveValue('Once more'),
    )
  },
}

const activityCall = controlledCall('POST /dashboard/activity')

/** A failed log entry disturbs no one; only a rejected token signs out. */
export const Activity: Story = {
  parameters: { page: '/dashboard/install', msw: [activityCall.handler] },
  beforeEach: () => activityCall.reset,
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await screen.findByRole('main')
    for (const { name, answer } of faults) {
      activityCall.answer = answer
      await router.navigate({ to: '/dashboard' })
      await within(main()).findByRole('heading', { name: 'Latest Activities' })
      await waitFor(() => expect(activityCall.asked, name).toBe(1))
      await expect(alertsIn(), name).toEqual([])
      await router.navigate({ to: '/dashboard/install' })
    }
    activityCall.answer = sessionEnded(401)
    await router.navigate({ to: '/dashboard' })
    await waitFor(() => expect(alertsIn()[0]).toHaveTextContent('Session expired. Please log in again.'))
    activityCall.answer = undefined
    await signInAgain(userEvent)
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  },
}

const admin = rowId('admins', 3)
const adminMaking = controlledCall('POST /auth/register')
const adminRemoving = controlledCall(`DELETE /auth/admins/${admin}`)
const entries = {
  Name: 'Ebi Koroye',
  Email: 'ebi.koroye@kelvara.example',
  Password: 'Pipe wrench 19!',
}

/** The error in the dialog and in the question. */
export const Admins: Story = {
  parameters: { page: '/dashboard/profile', msw: [adminMaking.handler, adminRemoving.handler] },
  beforeEach: () => () => {
    adminMaking.reset()
    adminRemoving.reset()
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Admin' }))
    const modal = await screen.findByRole('dialog', { name: 'Create New Admin' })
    const field = (label: string) => within(modal).findByLabelText(new RegExp(`^${label}`))
    for (const [label, value] of Object.entries(entries)) fill(await field(label), value)
    const create = within(modal).getByRole('button', { name: 'Create Admin' })
    for (const fault of faults) {
      const { name, answer } = fault
      adminMaking.answer = answer
      await userEvent.click(create)
      await alertSays(modal, saidOfCreation(fault, 'Failed to create admin'), name)
      for (const label of ['Email', 'Password'] as const)
        await expect(await field(label), name).toHaveValue(entries[label])
      await expect(adminMaking.asked, name).toBe(1)
    }
    adminMaking.answer = undefined
    adminMaking.hold()
    await userEvent.dblClick(create)
    await within(modal).findByRole('button', { name: 'Creating...' })
    await waitFor(() => expect(adminMaking.asked).toBe(1))
    adminMaking.release()
    await waitFor(() => expect(modal).not.toBeInTheDocument())
    await within(main()).findByText('Ebi Koroye')
    await expect(document.activeElement).not.toBe(document.body)

    const person = String(backend.tables.admins.find(admin)?.email)
    const row = assertPresent(within(main()).getByText(person).closest('tr'), person)
    await userEvent.click(within(row).getByRole('button', { name: 'Delete admin' }))
    const question = await screen.findByRole('alertdialog')
    const confirm = await within(question).findByRole('button', { name: 'Delete' })
    for (const { name, answer, says = 'Failed to delete admin' } of notGone) {
      adminRemoving.answer = answer
      await userEvent.click(confirm)
      await alertSays(question, says, name)
      await expect(adminRemoving.asked, name).toBe(1)
    }
    adminRemoving.answer = sessionEnded(403)
    await userEvent.click(confirm)
    await waitFor(() => expect(alertsIn()[0]).toHaveTextContent('Session expired. Please log in again.'))
  },
}
