import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { confirmState, failedState, loadingState, notFound, offline } from '#mocks/story-states.ts'
import { withMessages } from '#src/ui/overlay/with-messages.fixture.tsx'
import { ApplicationDetail } from './application-detail.tsx'

const meta = {
  title: 'Records/Application',
  component: ApplicationDetail,
  args: { id: '66c0ffeeb100000000000001' },
  parameters: {
    staff: true,
    guidance: {
      use: 'Order the screen: reply, read, set the status.',
      avoid: 'Don’t put Delete within reach of the thumb.',
    },
  },
} satisfies Meta<typeof ApplicationDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Application status' })).toHaveValue('new')
    await expect(canvas.getByRole('link', { name: 'Download Resume' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText('Cover Letter')).toBeVisible()
    await expect(canvas.getByText(/^Submitted on /)).toBeVisible()
  },
}

/** Resume beside the facts in a wide window of a browser that shows PDF files; R opens it. */
export const WithResume: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true })
    return () => Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Download Resume' })
    await expect(link).toHaveAttribute('aria-keyshortcuts', 'R')
    if (!window.matchMedia('(width >= 75rem)').matches) return
    const frame = await canvas.findByTitle(/^Preview of resume/)
    await expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    const [facts, resume] = [canvas.getByText('Applied Position'), frame].map((one) =>
      one.getBoundingClientRect(),
    )
    await expect(resume?.left).toBeGreaterThan(facts?.right ?? Number.NaN)
  },
}

/** Resume and status under the name on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('combobox', { name: 'Application status' })
    const email = canvas.getByText('Applied Position')
    await expect(status.getBoundingClientRect().top).toBeLessThan(email.getBoundingClientRect().top)
  },
}

export const Saving: Story = {
  parameters: respondWith('/job-applications/{id}/status', 'never'),
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Application status' })
    await userEvent.selectOptions(status, 'Accepted')
    await expect(status).toBeDisabled()
    await expect(status).toHaveValue('hired')
  },
}

export const SaveFailed: Story = {
  decorators: withMessages,
  parameters: respondWith('/job-applications/{id}/status', 500),
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Application status' })
    await userEvent.selectOptions(status, 'Rejected')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
    await waitFor(() => expect(status).toHaveValue('new'))
  },
}

export const Odd: Story = {
  args: { id: '1' },
  parameters: respondWith('/job-applications/{id}', {
    jobApplication: { _id: '1', status: 'talent pool', resumeUrl: 'javascript:alert(1)', phone: [1] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Application status' })).toHaveValue(
      'talent pool',
    )
    await expect(canvas.getByText('Submitted on N/A')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Download Resume' })).toBeNull()
    await expect(canvas.queryByText('Background')).toBeNull()
  },
}

export const Loading: Story = loadingState('/job-applications/{id}')

export const NotFound: Story = notFound(
  '/job-applications/{id}',
  'Application not found',
  'Back to Applications',
)

export const Failed: Story = failedState('/job-applications/{id}')

export const Offline: Story = offline('An error occurred')

/** Delete button in the header of a wide screen. */
export const ConfirmDelete: Story = {
  ...Filled,
  ...confirmState('Are you sure you want to delete this application?', ['button', 'Delete Application']),
}

/** Delete entry in the menu of a narrow screen. */
export const ConfirmDeletePhone: Story = {
  ...Filled,
  globals: { viewport: { value: 'w360' } },
  ...confirmState(
    'Are you sure you want to delete this application?',
    ['button', 'More actions'],
    ['menuitem', 'Delete Application'],
  ),
}
