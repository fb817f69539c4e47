import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { rejectWith, respondWith } from '#mocks/stories.ts'
import { awaitState, keepsEntries, recordedWrites, storedOnDevice } from '#mocks/story-states.ts'
import { ApplyForm } from './-apply-form.tsx'

const meta = {
  title: 'Forms/Job application',
  component: ApplyForm,
  parameters: {
    guidance: {
      use: 'Check that the resume is a PDF by its first bytes, and say so at once.',
      avoid: 'Don’t lose the chosen file when the request fails.',
    },
  },
  args: { careerId: '42', role: 'Piping Stress Engineer', onSent: fn() },
} satisfies Meta<typeof ApplyForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Empty: Story = {
  args: { careerId: undefined, role: undefined },
  ...keepsEntries('Submit Application', 'Full Name', /Email/, /Phone/, 'Position Applied For'),
}

export const Filled: Story = { play: (context) => fill(context) }

export const NoPdf: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Resume')
    await userEvent.upload(input, new File(['JFIF'], 'photo.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/This file is not a PDF/))
    await awaitState()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove photo.pdf' }))
    await expect(await canvas.findByText('Choose a PDF file')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { role: undefined },
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('8 fields need your attention')
    await expect(await context.canvas.findByLabelText('Resume')).toBeInvalid()
  },
}

const writes = recordedWrites()

/** Pasted addresses and numbers with invisible characters. */
export const Pasted: Story = {
  tags: ['proof'],
  ...writes.story,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await fill(context)
    for (const [label, text] of [
      [/Email/, '\u202Amailto:ngozi@delta\u200B.example\u202C'],
      [/Phone/, '\u2068tel:+234 803\u2013123\u20134567\u2069'],
      ['Full Name', 'Ngozi Oka\u00ADfor\uFEFF'],
    ] as const) {
      const field = await canvas.findByLabelText(label)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(text)
    }
    await submit(context)
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(writes.made).toEqual([
      [
        'POST /job-applications',
        expect.arrayContaining([
          ['email', 'ngozi@delta.example'],
          ['phone', '+234 803-123-4567'],
          ['applicantName', 'Ngozi Okafor'],
        ]),
      ],
    ])
  },
}

export const Sending: Story = {
  parameters: respondWith('/job-applications', 'never'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await submit(context)
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(
      await canvas.findByRole('progressbar', { name: 'Sending your application' }),
    ).toHaveAttribute('value', '50')
    await awaitState()
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    const news = await canvas.findByText(/Sending was cancelled/)
    await waitFor(() => expect(news.closest('[role=alert]')).toHaveFocus())
    await expect(await canvas.findByText('resume.pdf')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Submit Application' })).toBeEnabled()
  },
}

export const SendFailed: Story = {
  parameters: respondWith('/job-applications', 500),
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to submit job application')
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Amaka Okafor')
    await expect(await canvas.findByText('resume.pdf')).toBeVisible()
  },
}

/** A file that only the server refuses: the reason is at its field, and nothing looks accepted. */
export const RejectedFile: Story = {
  parameters: rejectWith('/job-applications', 'This PDF is damaged.'),
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This PDF is damaged.')
    await expect(canvas.getByLabelText('Resume')).toHaveAccessibleDescription(/This PDF is damaged\./)
    await expect(canvas.queryByText(/^Your reference/)).toBeNull()
  },
}

export const Offline: Story = storedOnDevice(async (context) => {
  await fill(context)
  await submit(context)
})

export const Sent: Story = {
  parameters: respondWith('/job-applications', {}),
  play: async (context) => {
    await fill(context)
    await submit(context)
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledOnce())
  },
}

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Full Name'), 'Amaka Okafor')
  await userEvent.type(await canvas.findByLabelText('Email Address'), 'amaka@mail.example')
  await userEvent.type(await canvas.findByLabelText('Phone Number'), '+234 803 123 4567')
  await userEvent.selectOptions(await canvas.findByLabelText('Years of Experience'), '5-10 years')
  await userEvent.selectOptions(await canvas.findByLabelText('Highest Education'), 'PhD')
  await userEvent.type(await canvas.findByLabelText('Cover Letter'), 'I walk the line first.')
  await userEvent.upload(
    await canvas.findByLabelText('Resume'),
    new File(['%PDF-1.4\n%%EOF'], 'resume.pdf', { type: 'application/pdf' }),
  )
  await canvas.findByRole('link', { name: 'Open resume.pdf in a new tab' })
}

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit Application' }))
}
