import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw/http'
import { expect, screen, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { confirmState, recordedWrites } from '#mocks/story-states.ts'
import { Toaster } from '#src/ui/overlay/toast.tsx'
import { CareerForm } from './career-form.tsx'
import { CareerList } from './career-list.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Careers, changed',
  tags: ['proof'],
  component: CareerForm,
  parameters: { staff: true },
} satisfies Meta<typeof CareerForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const entries = {
  'Job Title': 'Piping Engineer',
  Location: 'Warri',
  'Salary Range (Min)': '18000',
  'Salary Range (Max)': '26000',
  'Job Description': 'Stress analysis for two flow stations.',
}

const job = {
  title: 'Piping Engineer',
  location: 'Warri',
  base: 'on-site',
  priceRangeMin: 18_000,
  priceRangeMax: 26_000,
  description: 'Stress analysis for two flow stations.',
}

const fill: Play = async ({ canvas, userEvent }) => {
  for (const [label, entry] of Object.entries(entries)) {
    const field = await canvas.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, entry)
  }
}

const writes = recordedWrites()

export const AddedOnce: Story = {
  ...writes.story,
  play: async (context) => {
    const { canvas, loaded, userEvent } = context
    await fill(context)
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(loaded.router.state.location.pathname).toBe('/dashboard/careers'))
    await expect(writes.made).toEqual([['POST /careers', job]])
  },
}

let reads = 0
/** List that responds before the save and never after it. */
const slowList = http.get('*/api/v1/careers', ({ request: { signal } }) => {
  reads += 1
  if (reads === 1) return
  return new Promise<Response>((resolve) => {
    signal.addEventListener('abort', () => resolve(Response.error()), { once: true })
  })
})

/** The save is reported before the list, which has the id for the link to the site, has loaded. */
export const ReportedAtOnce: Story = {
  parameters: { msw: [slowList] },
  beforeEach: () => {
    reads = 0
  },
  render: (args) => (
    <>
      <CareerForm {...args} />
      <Toaster />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await screen.findByText('Job saved', undefined, { timeout: 1500 })
  },
}

export const Changed: Story = {
  ...writes.story,
  args: { id: '66c0ffeea300000000000001' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByLabelText('Job Title')).not.toHaveValue('')
    await fill(context)
    await userEvent.selectOptions(await canvas.findByLabelText('Work Base'), 'Hybrid')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(writes.made).toEqual([['PUT /careers/{id}', { ...job, base: 'hybrid' }]]))
  },
}

export const MinimumAboveMaximum: Story = {
  ...writes.story,
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    const least = await canvas.findByLabelText('Salary Range (Min)')
    await userEvent.clear(least)
    await userEvent.type(least, '30000')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The minimum salary is above the maximum',
    )
    await expect(writes.made).toEqual([])
  },
}

export const DeletedFromItsRow: Story = {
  ...writes.story,
  render: () => <CareerList />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(rangeOf('careers'))
    await confirmState('Are you sure you want to delete this job posting?', ['button', 'Delete job']).play?.(
      context,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(rangeOf('careers', -1))).toBeVisible()
    await expect(writes.made).toEqual([['DELETE /careers/{id}', null]])
  },
}

export const AllButOneDeleted: Story = {
  render: () => <CareerList />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(rangeOf('careers'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })
    const last = boxes.at(-1)
    if (last) await userEvent.click(last)
    const count = boxes.length - 1
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${count}` }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      `Are you sure you want to delete these ${count} jobs?`,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible()
  },
}
