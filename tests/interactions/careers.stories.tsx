import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { controlledCall, sessionEnded } from './controlled-call.ts'
import {
  assertPresent,
  chooseEntry,
  fill,
  type Hands,
  main,
  pageOf,
  rowsWith,
  signInAgain,
} from './screen.ts'
import { standsAt, thereAre, visit, wholeScreen } from './visit.ts'

const list = '/dashboard/careers'
const form = `${list}/new`
const withoutPlaces = `${list}?hide=Location`

const creation = controlledCall('POST /careers')

/** Staff work with jobs. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, careers',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true, page: list, msw: [creation.handler] },
  beforeEach: [visit, () => creation.reset],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const field = (label: string) => within(main()).findByLabelText<HTMLInputElement>(label)

const press = async (hands: Hands, name: string) =>
  hands.click(await within(main()).findByRole('button', { name }))

async function answer(hands: Hands, name: string) {
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await hands.click(within(question).getByRole('button', { name }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
}

/** A question before unsaved changes are left; the draft is offered again. */
export const LeaveWithUnsavedChanges: Story = {
  parameters: { page: form },
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    const again = async () => {
      await router.navigate({ to: form })
      await expect(await field('Job Title')).toHaveValue('')
    }
    await screen.findByRole('main')
    fill(await field('Job Title'), 'Rigger')
    await userEvent.click(await screen.findByRole('link', { name: 'Projects' }))
    await answer(userEvent, 'Cancel')
    await expect(router.state.location.href).toBe(form)
    await expect(await field('Job Title')).toHaveValue('Rigger')
    await userEvent.click(within(main()).getByText('Cancel'))
    await answer(userEvent, 'Leave')
    await standsAt({ loaded }, list)

    await again()
    await expect(
      await within(main()).findByText('You have an unsaved draft from just now.', { exact: false }),
    ).toBeVisible()
    await expect(await field('Job Title')).toHaveValue('')
    await press(userEvent, 'Restore')
    await waitFor(async () => expect(await field('Job Title')).toHaveValue('Rigger'))
    await press(userEvent, 'Discard')
    await waitFor(async () => expect(await field('Job Title')).toHaveValue(''))
    await router.navigate({ to: list })
    await again()
    await expect(within(main()).queryByText(/unsaved draft/)).toBeNull()
  },
}

const entries = {
  'Job Title': 'Piping Engineer',
  Location: 'Warri',
  'Salary Range (Min)': '18000',
  'Salary Range (Max)': '26000',
  'Job Description': 'Stress analysis and isometrics for two flow stations.',
}

/** The input returns after a sign-in when the session has expired. */
export const SaveWhenTheSessionHasExpired: Story = {
  parameters: { page: form },
  play: async ({ loaded, userEvent }) => {
    await screen.findByRole('main')
    for (const [label, entry] of Object.entries(entries)) fill(await field(label), entry)
    creation.answer = sessionEnded(401)
    await press(userEvent, 'Save Changes')
    await signInAgain(userEvent)
    creation.answer = undefined
    await standsAt({ loaded }, form)
    await expect(await screen.findByText(/Your unsaved draft from .* is back/)).toBeVisible()
    await expect(await field('Job Title')).toHaveValue('Piping Engineer')
    await press(userEvent, 'Save Changes')
    await standsAt({ loaded }, list)
  },
}

const row = 'main tbody tr:not([data-skeleton])'
const rows = () => [...document.querySelectorAll<HTMLElement>(row)]
const header = (name: string) => within(main()).queryByRole('columnheader', { name: new RegExp(name) })

/** Several jobs are deleted after one question with their number; the address contains the columns. */
export const DeleteSeveralAndHideAColumn: Story = {
  play: async ({ loaded, userEvent }) => {
    await screen.findByRole('main')
    await waitFor(() => expect(rows()[0]).toBeVisible())
    const before = rows().length
    await userEvent.click(within(main()).getByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(within(assertPresent(rows().at(-1), 'last row')).getByRole('checkbox'))
    await press(userEvent, `Delete ${before - 1}`)
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(`Are you sure you want to delete these ${before - 1} jobs?`)
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await thereAre(1, row)
    await waitFor(() => expect(question).not.toBeInTheDocument())

    await expect(header('Location')).toBeVisible()
    await press(userEvent, 'Columns')
    await chooseEntry(userEvent, 'Location', 'menuitemcheckbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(header('Location')).toBeNull())
    await standsAt({ loaded }, withoutPlaces)
  },
}

/** A shared address restores its list. */
export const OpenThatAddress: Story = {
  parameters: { page: withoutPlaces },
  play: async () => {
    await screen.findByRole('main')
    await waitFor(() => expect(header('Job Title')).toBeVisible())
    await expect(header('Location')).toBeNull()
  },
}

/** A job that was changed and then deleted leads to the list without a question. */
export const ChangeAndDeleteAJob: Story = {
  play: async ({ loaded, userEvent }) => {
    await screen.findByRole('main')
    const first = await waitFor(() =>
      assertPresent(main().querySelector<HTMLElement>('[data-row-link]'), 'row'),
    )
    const title = first.textContent
    await userEvent.click(first)
    fill(await within(main()).findByRole('textbox', { name: 'Location' }), 'Elsewhere')
    await press(userEvent, 'Delete Job')
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await standsAt({ loaded }, list)
    await waitFor(() => expect(rows().length).toBeGreaterThan(1))
    await expect(rowsWith(title)).toEqual([])
    await expect(document.querySelector('[role=alertdialog]')).toBeNull()
  },
}

/** Invalid fields are listed in the order of the form. */
export const MendInOrder: Story = {
  parameters: { page: form },
  play: async ({ userEvent }) => {
    fill(await field('Salary Range (Min)'), '')
    await press(userEvent, 'Save Changes')
    const summary = await within(main()).findByText('4 fields need your attention')
    const links = assertPresent(summary.closest('[data-summary]'), 'summary').querySelectorAll('a')
    await expect([...links].map(({ textContent }) => textContent)).toEqual([
      'Give the job a title',
      'Say where the work is',
      'Give the lowest salary as a number',
      'Describe the job',
    ])
  },
}
