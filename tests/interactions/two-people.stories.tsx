import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { recordedWrites } from '#mocks/story-states.ts'
import { fill, main, pageOf } from './screen.ts'
import { standsAt, visit, wholeScreen } from './visit.ts'

const id = rowId('careers', 1)
const list = '/dashboard/careers'
const writes = recordedWrites({}, '/careers')

/** Two staff members in the same record. For automated tests only. */
const meta = {
  title: 'Pages/Dashboard, two people',
  tags: ['screen', '!dev', '!autodocs'],
  ...wholeScreen,
  parameters: { ...wholeScreen.parameters, ...writes.story.parameters, staff: true, page: `${list}/${id}` },
  beforeEach: [visit, writes.story.beforeEach],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const field = (label: string) => within(main()).findByLabelText<HTMLInputElement>(label)
const button = (name: string) => within(main()).findByRole('button', { name })
const job = () => {
  const row = backend.tables.careers.find(id)
  if (!row) throw new Error('There is no such job')
  return row
}
const saveElsewhere = (fields: object) => backend.tables.careers.change(job(), { ...fields })
/** Refetches the record, as an event, window focus, or a new connection does. */
const refetch = (context: Parameters<typeof pageOf>[0]) =>
  pageOf(context).client.refetchQueries({ queryKey: ['careers', 'staff', 'detail', id] })

/** An open form takes over a colleague’s change to an untouched field with a note, and both changes are saved. */
export const DifferentFields: Story = {
  play: async ({ loaded, userEvent }) => {
    fill(await field('Job Title'), 'Saturation diver')
    saveElsewhere({ location: 'Bonny Island' })
    await refetch({ loaded })
    await waitFor(async () => expect(await field('Location')).toHaveValue('Bonny Island'))
    await expect(within(main()).getByText('Location is now “Bonny Island”.')).toBeVisible()
    await expect(await field('Job Title')).toHaveValue('Saturation diver')
    await userEvent.click(await button('Save Changes'))
    await standsAt({ loaded }, list)
    await expect(job()).toMatchObject({ title: 'Saturation diver', location: 'Bonny Island' })
  },
}

/** The record is read again before it is saved when there was no event. */
export const BeforeSaving: Story = {
  play: async ({ loaded, userEvent }) => {
    fill(await field('Job Title'), 'Saturation diver')
    saveElsewhere({ location: 'Bonny Island' })
    await userEvent.click(await button('Save Changes'))
    await standsAt({ loaded }, list)
    await expect(job()).toMatchObject({ title: 'Saturation diver', location: 'Bonny Island' })
  },
}

/** Both users changed the same field: nothing is saved until the user decides. */
export const SameField: Story = {
  play: async ({ loaded, userEvent }) => {
    fill(await field('Job Title'), 'Mine')
    fill(await field('Location'), 'My place')
    saveElsewhere({ title: 'Theirs', location: 'Their place' })
    await userEvent.click(await button('Save Changes'))
    await expect(await within(main()).findByRole('alert')).toHaveTextContent(
      'Not saved yet: a colleague changed Job Title, Location while you were editing.',
    )
    await expect(writes.made).toEqual([])
    await userEvent.click(await button('Use theirs: Location'))
    await expect(await field('Location')).toHaveValue('Their place')
    await userEvent.click(await button('Keep mine: Job Title'))
    await expect(await field('Job Title')).toHaveValue('Mine')
    await waitFor(() => expect(within(main()).queryByText('Changed by a colleague')).toBeNull())
    await expect(within(main()).queryByText(/^Not saved yet/)).toBeNull()
    await userEvent.click(await button('Save Changes'))
    await standsAt({ loaded }, list)
    await expect(job()).toMatchObject({ title: 'Mine', location: 'Their place' })
  },
}

/** A deleted record keeps its form, and the input can be saved as a new record. */
export const DeletedMeanwhile: Story = {
  play: async ({ loaded, userEvent }) => {
    fill(await field('Job Title'), 'Saturation diver')
    backend.tables.careers.remove(job())
    await refetch({ loaded }).catch(() => undefined)
    await expect(await within(main()).findByText('A colleague deleted this job')).toBeVisible()
    await expect(await field('Job Title')).toHaveValue('Saturation diver')
    await expect(within(main()).queryByRole('button', { name: 'Delete Job' })).toBeNull()
    await userEvent.click(await button('Save as new'))
    await standsAt({ loaded }, list)
    await expect(writes.made).toMatchObject([['POST /careers', { title: 'Saturation diver' }]])
  },
}

/** Saving detects that the record is gone, and no input is lost. */
export const DeletedBeforeSaving: Story = {
  play: async ({ userEvent }) => {
    fill(await field('Job Title'), 'Saturation diver')
    backend.tables.careers.remove(job())
    await userEvent.click(await button('Save Changes'))
    await expect(await within(main()).findByText('A colleague deleted this job')).toBeVisible()
    await expect(await field('Job Title')).toHaveValue('Saturation diver')
    await expect(writes.made).toEqual([])
  },
}
