import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { rangeOf, rangeOfCount, seedCount } from '#mocks/seeded.ts'
import { confirmState, recordedWrites } from '#mocks/story-states.ts'
import { withMessages } from '#src/ui/overlay/with-messages.fixture.tsx'
import { ApplicationDetail } from './application-detail.tsx'
import { ApplicationList } from './application-list.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Applications, changed',
  tags: ['proof'],
  component: ApplicationList,
  parameters: { staff: true },
  decorators: withMessages,
} satisfies Meta<typeof ApplicationList>
export default meta
type Story = StoryObj<typeof meta>

const writes = recordedWrites()

export const StatusSetOnce: Story = {
  ...writes.story,
  render: () => <ApplicationDetail id="66c0ffeeb100000000000001" />,
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Application status' })
    const words = [...status.querySelectorAll('option')].map(({ textContent }) => textContent)
    await expect(words).toEqual(['New', 'Reviewing', 'Interviewed', 'Accepted', 'Rejected'])
    await userEvent.selectOptions(status, 'Interviewed')
    await expect(await canvas.findByText('Status set to Interviewed')).toBeInTheDocument()
    await waitFor(() => expect(status).toBeEnabled())
    await expect(status).toHaveValue('interview')
    await expect(writes.made).toEqual([['PUT /job-applications/{id}/status', { status: 'interview' }]])
  },
}

/** Undo from another record's screen, which restores the record that was changed. */
export const StatusSetByMistake: Story = {
  ...writes.story,
  render: () => <OneAfterTheOther />,
  play: async ({ canvas, userEvent }) => {
    const other = canvas.getByRole('button', { name: 'Other' })
    const statusIn = async (name: RegExp) => {
      await canvas.findByRole('heading', { name })
      return canvas.findByRole<HTMLSelectElement>('combobox', { name: 'Application status' })
    }
    const first = await statusIn(/Ese Oghenekaro/)
    const before = first.value
    await userEvent.selectOptions(first, 'Rejected')
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await userEvent.click(other)
    const second = await statusIn(/Daniel Akpoyibo/)
    const itsOwn = second.value
    await userEvent.click(undo)
    await waitFor(() =>
      expect(writes.made.map(([, input]) => input)).toEqual([{ status: 'rejected' }, { status: before }]),
    )
    await expect(second).toHaveValue(itsOwn)
    await userEvent.click(other)
    await waitFor(async () => expect(await statusIn(/Ese Oghenekaro/)).toHaveValue(before))
  },
}

function OneAfterTheOther() {
  const [number, setNumber] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setNumber(3 - number)}>
        Other
      </button>
      <ApplicationDetail id={`66c0ffeeb10000000000000${number}`} />
    </>
  )
}

export const SeveralSetAndDeleted: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    for (const name of [/^Select Ese Oghenekaro/, /^Select Daniel Akpoyibo/])
      await userEvent.click(await canvas.findByLabelText(name))
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }))
    const choice = await screen.findByRole('menuitem', { name: 'Rejected' })
    await waitFor(() => expect(choice).toBeVisible())
    await userEvent.click(choice)
    await expect(await canvas.findByText('2 applications set to Rejected')).toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Daniel Akpoyibo/ })).toHaveTextContent('Rejected'),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 2' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('delete these 2 applications?')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(rangeOf('applications', -2))).toBeVisible()
    await expect(writes.made.map(([call]) => call)).toEqual([
      ...Array(2).fill('PUT /job-applications/{id}/status'),
      ...Array(2).fill('DELETE /job-applications/{id}'),
    ])
  },
}

export const SeveralSetByMistake: Story = {
  ...writes.story,
  play: async ({ canvas, userEvent }) => {
    const rows = () => [/Ese Oghenekaro/, /Daniel Akpoyibo/].map((name) => canvas.getByRole('row', { name }))
    await canvas.findByLabelText(/^Select Ese Oghenekaro/)
    const wordOf = (row: HTMLElement) => row.querySelector('td[data-header=Status]')?.textContent
    const before = rows().map(wordOf)
    for (const name of [/^Select Ese Oghenekaro/, /^Select Daniel Akpoyibo/])
      await userEvent.click(canvas.getByLabelText(name))
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }))
    const choice = await screen.findByRole('menuitem', { name: 'Rejected' })
    await waitFor(() => expect(choice).toBeVisible())
    await userEvent.click(choice)
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('2 applications as before')).toBeInTheDocument()
    await waitFor(() => expect(rows().map(wordOf)).toEqual(before))
    await expect(before).not.toContain('Rejected')
  },
}

export const DeletedFromItsMenu: Story = {
  ...writes.story,
  play: async (context) => {
    await confirmState(
      'Are you sure you want to delete this application?',
      ['button', /^Actions for Ese/],
      ['menuitem', 'Delete'],
    ).play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await context.canvas.findByText(rangeOf('applications', -1))).toBeVisible()
    await expect(writes.made).toEqual([['DELETE /job-applications/{id}', null]])
  },
}

/** Filter in the address. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    await canvas.findByText(rangeOf('applications'))
    for (const name of ['Applicant', 'Position', 'Applied Date', 'Status'])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'hired')
    const accepted =
      seedCount('applications', { status: 'hired' }) + seedCount('applications', { status: 'accepted' })
    await expect(await canvas.findByText(rangeOfCount(accepted))).toBeVisible()
    await expect(loaded.router.state.location.search).toMatchObject({ status: 'hired' })
    const statusTexts = [...canvasElement.querySelectorAll('td[data-header=Status]')].map(
      ({ textContent }) => textContent,
    )
    await expect(new Set(statusTexts)).toEqual(new Set(['Accepted']))
  },
}
