import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { awaitState, notFound, saveFailed, savingState } from '#mocks/story-states.ts'
import { CareerForm } from './career-form.tsx'

const meta = {
  title: 'Forms/Career',
  component: CareerForm,
  parameters: {
    staff: true,
    guidance: { use: 'Show “minimum above maximum” at its field.', avoid: 'Don’t guess a currency.' },
  },
} satisfies Meta<typeof CareerForm>
export default meta
type Story = StoryObj<typeof meta>

const job = { 'Job Title': 'Welding inspector', Location: 'Warri', 'Job Description': 'Pipe spools.' }

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Work Base')).toHaveValue('on-site')
    await expect(await canvas.findByLabelText('Salary Range (Min)')).toHaveValue('0')
    await awaitState()
    await userEvent.type(await canvas.findByLabelText('Salary Range (Min)'), '9')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await expect(await canvas.findByText('4 fields need your attention')).toBeVisible()
    // The links follow the order of the fields, not that of the request body.
    const links = within(canvas.getByRole('alert')).getAllByRole('link')
    await expect(links.at(-1)).toHaveTextContent('Describe the job')
  },
}

export const Editing: Story = {
  args: { id: '1' },
  parameters: respondWith('/careers/{id}', { career: { _id: '1', title: 'Diver', base: 'on a platform' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Job Title')).toHaveValue('Diver')
    await expect(await canvas.findByLabelText('Work Base')).toHaveValue('on a platform')
    await expect(await canvas.findByRole('button', { name: 'Delete Job' })).toBeVisible()
  },
}

/** Salaries typed in several notations, shown as they were understood. */
export const SalaryReadBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const lowest = await canvas.findByLabelText('Salary Range (Min)')
    await expect(lowest).toHaveAccessibleDescription(
      'US dollars a year. Enter 0 for “To be agreed”. To be agreed',
    )
    for (const [typed, understood] of [
      ['18k', '$18,000'],
      ['US$18,000', '$18,000'],
      ['18.000', '$18,000'],
      ['18 000,50', '$18,000.5'],
    ] as const) {
      await userEvent.clear(lowest)
      await userEvent.type(lowest, typed)
      await expect(lowest).toHaveAccessibleDescription(
        `US dollars a year. Enter 0 for “To be agreed”. ${understood}`,
      )
    }
    await userEvent.clear(lowest)
    await userEvent.type(lowest, '₦18m')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(lowest).toHaveAccessibleDescription(
      'US dollars a year. Enter 0 for “To be agreed”. This cannot be read as one amount in dollars. Write it as 25,000,000 or 25 million',
    )
  },
}

export const Saving: Story = savingState('/careers', job)
export const SaveFailed: Story = saveFailed('/careers', job)
export const NotFound: Story = {
  args: { id: '1' },
  ...notFound('/careers/{id}', 'Job not found.', 'Back to Careers'),
}
