import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { rangeOf, rangeOfCount, seedCount } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { recordedWrites, svgFile } from '#mocks/story-states.ts'
import { Toaster } from '#src/ui/overlay/toast.tsx'
import { ProjectForm } from './project-form.tsx'
import { ProjectList } from './project-list.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Projects, changed',
  tags: ['proof'],
  component: ProjectForm,
  parameters: { staff: true },
} satisfies Meta<typeof ProjectForm>
export default meta
type Story = StoryObj<typeof meta>

const first = '66c0ffeea100000000000001'
const withMessages = () => (
  <>
    <ProjectList />
    <Toaster />
  </>
)

const malformedProject = {
  _id: '66c0ffeea100000000000099',
  title: 'Legacy import',
  description: 'Nobody has looked at it since.',
  client: null,
  team: 'Ovie Umukoro, , unknown',
  status: 'archived?',
  gallery: ['/uploads/valve.webp', null, 7, 'javascript:alert(2)', ''],
}
const malformedWrites = recordedWrites(respondWith('/projects/{id}', { project: malformedProject }))

/** Unknown status and pictures that are unchanged; a removed team is sent as one empty name. */
export const OddKept: Story = {
  ...malformedWrites.story,
  args: { id: malformedProject._id },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Status')).toHaveValue('archived?')
    await expect(await canvas.findByText('1 of 6 images')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name the client')
    await expect(malformedWrites.made).toEqual([])
    await userEvent.type(await canvas.findByLabelText('Client'), 'Bluecreek')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Ovie Umukoro' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove unknown' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(malformedWrites.made).toHaveLength(1))
    const fields = malformedWrites.made[0]?.[1]
    await expect(fields).toContainEqual(['status', 'archived?'])
    await expect(fields).toContainEqual(['team', ''])
    await expect(JSON.stringify(fields)).not.toContain('team[]')
    await expect(JSON.stringify(fields)).toMatch(/"existingGallery","\[\\"[^"]*\/uploads\/valve\.webp\\"\]"/)
  },
}

/** Images only, six at most; rejected files are named. */
export const SixImagesAtMost: Story = {
  args: { id: first },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 of 6 images')
    const files = ['5.svg', '6.svg', '7.svg'].map(svgFile)
    await userEvent.upload(await canvas.findByLabelText('Project Gallery'), files)
    await expect(await canvas.findByText(/Left out: 7\.svg\./)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove image/ })).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 6' }))
    await expect(await canvas.findByText('5 of 6 images')).toBeVisible()
  },
}

/** Wrong files, named with the reason when chosen; the valid one of the same choice is accepted. */
export const WrongFilesChosen: Story = {
  args: { id: first },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 of 6 images')
    const notes = new File(['Notes of the day'], 'notes.jpg', { type: 'image/jpeg' })
    const photo = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0042.HEIC', { type: 'image/heic' })
    const input = await canvas.findByLabelText('Project Gallery')
    await userEvent.upload(input, [notes, svgFile('5.svg'), photo])
    await expect(await canvas.findByText('5 of 6 images')).toBeVisible()
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('notes.jpg is not a picture.')
    await expect(alert).toHaveTextContent(/IMG_0042\.HEIC is a HEIC photo, .* Most Compatible/)
    await expect(canvas.getByLabelText('Project Gallery')).not.toHaveAttribute('aria-invalid')
  },
}

/** Filters in the address; days in the wrong order are rejected, and accepted once they are fixed. */
export const Filtered: Story = {
  render: withMessages,
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText(rangeOf('projects'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'In progress')
    const underWay = rangeOfCount(seedCount('projects', { status: 'in-progress' }))
    await expect(await canvas.findByText(underWay)).toBeVisible()
    await expect(loaded.router.state.location.search).toMatchObject({ status: 'in-progress' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText(rangeOf('projects'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    const days = async (label: string) => canvas.findByLabelText(label, { selector: 'input' })
    await userEvent.type(await days('Start Date'), '2020-02-02')
    await userEvent.type(await days('End Date'), '2030-01-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filter' }))
    await waitFor(() =>
      expect(loaded.router.state.location.search).toMatchObject({ from: '2020-02-02', to: '2030-01-01' }),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter 1 set' })).toHaveFocus())
  },
}

const days = recordedWrites()

/** Location and days sent as text, omitted if empty; an end before the start is rejected. */
export const DaysAndPlace: Story = {
  ...days.story,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Project Title'), 'Jetty')
    await userEvent.type(await canvas.findByLabelText('Project Description'), 'Two loading arms.')
    await userEvent.type(await canvas.findByLabelText('Start Date'), '2026-03-05')
    await userEvent.type(await canvas.findByLabelText('End Date'), '2026-03-04')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The end date cannot be earlier than the start date',
    )
    await expect(days.made).toEqual([])
    await userEvent.clear(await canvas.findByLabelText('End Date'))
    const location = await canvas.findByLabelText('Location')
    await userEvent.type(location, 'Bonny, Rivers State')
    await waitFor(() =>
      expect(
        document.querySelector(`#${CSS.escape(location.getAttribute('list') ?? '')} option`),
      ).toHaveValue('Aba'),
    )
    await userEvent.tab()
    await expect(await canvas.findByText('On the map at Bonny.')).toBeVisible()
    await userEvent.clear(location)
    await userEvent.type(location, 'Ko')
    await userEvent.tab()
    await expect(await canvas.findByText('Not on the map: listed below it.')).toBeVisible()
    await userEvent.clear(location)
    await userEvent.type(location, 'Bonny, Rivers State')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(days.made).toHaveLength(1))
    const fields = days.made[0]?.[1]
    await expect(fields).toContainEqual(['location', 'Bonny, Rivers State'])
    await expect(fields).toContainEqual(['startDate', '2026-03-05'])
    await expect(JSON.stringify(fields)).not.toContain('endDate')
  },
}

const writes = recordedWrites()

/** Two projects of which only the status changes. */
export const SeveralSet: Story = {
  ...writes.story,
  render: withMessages,
  play: async ({ canvas, userEvent }) => {
    for (const title of ['Second loading berth, Bonny', 'Relocation of crude tank 11, Warri'])
      await userEvent.click(await canvas.findByLabelText(`Select ${title}`))
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }))
    const choice = await screen.findByRole('menuitem', { name: 'Planning' })
    await waitFor(() => expect(choice).toBeVisible())
    await userEvent.click(choice)
    await expect(await canvas.findByText('2 projects set to Planning')).toBeInTheDocument()
    await expect(writes.made.map(([call]) => call)).toEqual(Array(2).fill('PUT /projects/{id}'))
    const sent = writes.made.flatMap(([, fields]) => fields)
    await expect(sent).toContainEqual(['status', 'planning'])
    await expect(sent).toContainEqual(['client', 'Wavecrest Offshore'])
    await expect(JSON.stringify(sent)).not.toContain('startDate')
  },
}

export const SaveFailedForSeveral: Story = {
  render: withMessages,
  parameters: respondWith('/projects/{id}', 500),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Select Second loading berth, Bonny'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }))
    const choice = await screen.findByRole('menuitem', { name: 'Completed' })
    await waitFor(() => expect(choice).toBeVisible())
    await userEvent.click(choice)
    await expect(await canvas.findByText(/^0 changed, 1 project not: /)).toBeInTheDocument()
  },
}
