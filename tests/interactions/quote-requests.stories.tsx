import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { endSession } from '#src/api/session.ts'
import { assertPresent, fill, main, pageOf, signInAgain } from './screen.ts'
import { says, standsAt, wholeScreen } from './visit.ts'

const list = '/dashboard/quote-requests'

/** Staff work with quote requests. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, quote requests',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, staff: true, page: list },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const theFilter = () => within(main()).findByLabelText('Filter quote requests')
const budget = () =>
  assertPresent(
    [...main().querySelectorAll('th')].find(({ textContent }) => textContent.includes('Budget')),
    'Budget',
  )
const rowLinks = () => [...main().querySelectorAll<HTMLElement>('[data-row-link]')]
const detailsAreShown = () => within(main()).findByRole('heading', { name: /^Quote Request Details/ })

const ordered = `${list}?sort=-Budget`

/** The address contains order, page, and size; the history entry contains the text. Back restores them. */
export const OrderAndFilter: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await says(rangeOf('quoteRequests'))
    for (const order of ['ascending', 'descending']) {
      await userEvent.click(within(main()).getByRole('button', { name: 'Sort by Budget' }))
      await waitFor(() => expect(budget()).toHaveAttribute('aria-sort', order))
    }
    const budgets = [...main().querySelectorAll('td[data-header=Budget]')]
    const numbers = budgets
      .map(({ textContent }) => Number(textContent.replaceAll(/[₦,]/g, '')))
      .filter(Number.isFinite)
    await expect(numbers.length).toBeGreaterThan(1)
    await expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    await userEvent.click(within(main()).getByRole('button', { name: 'Next page' }))
    await says(/^26–\d+ of \d+$/)
    await expect(router.state.location.href).toMatch(/page=2/)
    fill(await theFilter(), 'engineering')
    await waitFor(() => expect(router.state.location.href).not.toMatch(/page=2/))
    await says(/^1–25 of 3\d$/)
    await userEvent.click(assertPresent(main().querySelector('tbody a'), 'first row'))
    await expect(await detailsAreShown()).toBeVisible()
    router.history.back()
    await standsAt({ loaded }, ordered)
    await expect(await theFilter()).toHaveValue('engineering')
    await says(/^1–25 of 3\d$/)
    // Digits also count as words.
    fill(await theFilter(), '2026')
    const first = assertPresent(main().querySelector('tbody a'), 'first row').textContent
    await userEvent.click(assertPresent(main().querySelector('tbody a'), 'first row'))
    await expect(await detailsAreShown()).toBeVisible()
    router.history.back()
    await waitFor(async () => expect(await theFilter()).toHaveValue('2026'))
    await waitFor(() => expect(main().querySelector('tbody a')?.textContent).toBe(first))
  },
}

/** A shared address restores its list. */
export const OpenThatAddress: Story = {
  parameters: { page: `${ordered}&q=engineering` },
  play: async () => {
    await says(/^1–25 of 3\d$/)
    await expect(await theFilter()).toHaveValue('engineering')
    await expect(budget()).toHaveAttribute('aria-sort', 'descending')
  },
}

/** Keyboard only: to the filter, through the rows, and into a record. */
export const WorkByKeyboardAlone: Story = {
  play: async ({ loaded, userEvent }) => {
    const { router } = pageOf({ loaded })
    await says(rangeOf('quoteRequests'))
    const filter = await theFilter()
    const [box] = within(main()).getAllByLabelText(/^Select Orbital Refining/)
    assertPresent(box, 'Orbital Refining').focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard('/')
    await waitFor(() => expect(filter).toHaveFocus())
    await expect(filter).toHaveValue('')
    await userEvent.keyboard('engineering')
    await says(/^1–25 of \d+$/)
    // Escape leaves the field and keeps its text. Letters are shortcuts from then on.
    await userEvent.keyboard('{Escape}')
    await expect(filter).not.toHaveFocus()
    await userEvent.keyboard('j')
    await waitFor(() => expect(rowLinks()[0]).toHaveFocus())
    const tick = within(assertPresent(rowLinks()[0]?.closest('tr'), 'row')).getByRole('checkbox')
    await userEvent.keyboard('x')
    await expect(tick).toBeChecked()
    await expect(rowLinks()[0]).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(tick).not.toBeChecked()
    await expect(filter).toHaveValue('engineering')
    await userEvent.keyboard('/{ArrowDown}')
    await waitFor(() => expect(rowLinks()[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(rowLinks()[1]).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(filter).toHaveFocus())
    fill(filter, 'nobody has this name')
    await waitFor(() => {
      const said = [...document.querySelectorAll('[role=status]')]
      expect(said.filter(({ textContent }) => textContent.includes('Nothing found'))).toHaveLength(1)
    })
    await userEvent.clear(filter)
    await waitFor(() => expect(rowLinks()).toHaveLength(25))
    await userEvent.keyboard('{ArrowDown}?')
    const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() => expect(shortcuts).toBeVisible())
    await expect(shortcuts).toHaveTextContent(/XTick the row/)
    await expect(shortcuts).toHaveTextContent(/EscLeave a field/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(rowLinks()[0]).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const heading = await detailsAreShown()
    await waitFor(() => expect(heading).toHaveFocus())
    const mark = await within(main()).findByRole('button', { name: 'Mark as answered' })
    // The title contains the reference: browser histories store titles, and must not contain names.
    await expect(document.title).toMatch(/^QR-[\dA-Z]{6} · Quote Request Details \| /)

    // Shortcuts are inactive behind a question, so the named record stays open.
    const address = router.state.location.href
    await userEvent.click(within(main()).getByRole('button', { name: 'Delete Request' }))
    const question = await screen.findByRole('alertdialog')
    await waitFor(() => expect(question).toBeVisible())
    await userEvent.keyboard('ja{Escape}')
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(router.state.location.href).toBe(address)
    await expect(mark).toBeVisible()
    await expect(mark).toHaveAccessibleName('Mark as answered')
    await userEvent.keyboard('a')
    await waitFor(() => expect(mark).toHaveAccessibleName('Mark as not answered'))
    await userEvent.keyboard('n')
    const notes = within(main()).getByRole('textbox', { name: 'New internal note' })
    await waitFor(() => expect(notes).toHaveFocus())
    // In a field, keys are text.
    await userEvent.keyboard('an')
    await expect(notes).toHaveValue('an')
    await expect(mark).toHaveAccessibleName('Mark as not answered')
    await userEvent.keyboard('{Escape}a')
    await waitFor(() => expect(mark).toHaveAccessibleName('Mark as answered'))
    await expect(notes).toHaveValue('an')
    await userEvent.clear(notes)
  },
}

const templateChoice = () => within(main()).getByRole('combobox', { name: 'Template of the answer' })
const refusal = 'We cannot take it'

/** A chosen template and a draft note belong to their record: the next one has neither, and they are there on return. */
export const NextRecordBeginsAnew: Story = {
  parameters: { page: list },
  play: async ({ userEvent }) => {
    await says(rangeOf('quoteRequests'))
    await userEvent.click(assertPresent(rowLinks()[3], 'row'))
    const person = (await detailsAreShown()).textContent
    const mail = () => within(main()).findByRole('link', { name: 'E-mail' })
    const proposed = (await mail()).getAttribute('href')
    // The shared templates replace those of the device once they have loaded.
    await waitFor(() => within(templateChoice()).getByRole('group', { name: 'Shared with colleagues' }))
    await userEvent.selectOptions(templateChoice(), refusal)
    await waitFor(async () => expect((await mail()).getAttribute('href')).not.toBe(proposed))
    const note = () => within(main()).findByRole('textbox', { name: 'New internal note' })
    fill(await note(), 'Declined by telephone')
    await userEvent.keyboard('{Escape}j')
    await waitFor(async () => expect((await detailsAreShown()).textContent).not.toBe(person))
    await expect(templateChoice()).toHaveDisplayValue('Received, we are pricing it')
    await expect(decodeURIComponent((await mail()).getAttribute('href') ?? '')).not.toContain(
      'cannot do this',
    )
    await expect(await note()).toHaveValue('')
    await userEvent.keyboard('k')
    await waitFor(async () => expect((await detailsAreShown()).textContent).toBe(person))
    await expect(templateChoice()).toHaveDisplayValue(refusal)
    await waitFor(async () => expect(await note()).toHaveValue('Declined by telephone'))
    await userEvent.clear(await note())
  },
}

/** A note typed in the last second of an expiring session is there after the next sign-in. */
export const NoteOfTheLastSecond: Story = {
  // Use another record: the previous story's note may still be in progress.
  parameters: { page: `${list}/${rowId('quoteRequests', 3)}` },
  play: async ({ userEvent }) => {
    const notes = () => within(main()).findByRole('textbox', { name: 'New internal note' })
    await detailsAreShown()
    fill(await notes(), 'Has called twice')
    await endSession('expired')
    await signInAgain(userEvent)
    await waitFor(async () => expect(await notes()).toHaveValue('Has called twice'))
    await userEvent.clear(await notes())
  },
}
