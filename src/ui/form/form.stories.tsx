import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { awaitState, keepsEntries } from '#mocks/story-states.ts'
import { dark, dense, narrow } from '#src/ui/story-frames.tsx'
import { createForm, FormActions, type FormProps, SubmitButton } from './form.tsx'

const request = z.object({
  name: z.string().check(z.minLength(1, 'Tell us your name')),
  email: z.string().check(z.regex(/.+@.+/, 'Give an e-mail address that we can answer')),
  service: z.string().check(z.minLength(1, 'Choose a service')),
  budget: z._default(z.string(), ''),
  timeline: z._default(z.string(), ''),
  message: z.string().check(z.minLength(1, 'Describe your project')),
  resume: z.optional(z.file()),
  agreed: z._default(z.boolean(), false),
})
const { Form, Field } = createForm(request)

type RequestForm = FormProps<z.input<typeof request>, z.output<typeof request>>

const meta = {
  title: 'Forms/Form',
  component: Form,
  parameters: {
    guidance: {
      use: 'List what needs attention at the top, each a link to its field.',
      avoid: 'Don’t disable the submit button until everything is valid: say what is missing.',
      keys: 'Enter in a field of one line submits.',
      focus:
        'After a failed submit on the list of errors, or on the server’s message. A link of the list leads to its field.',
      announced:
        'The list or the message, as an alert. Each field with its error and as invalid. The form as busy while it is sent.',
    },
  },
  args: { onSubmit: fn(), columns: 2, children: <Fields /> },
} satisfies Meta<RequestForm>

export default meta
type Story = StoryObj<typeof meta>

const filled = {
  name: 'Ngozi Okafor',
  email: 'ngozi@delta.example',
  service: 'civil',
  message: 'A jetty for Warri',
}

export const Empty: Story = keepsEntries('Send Request', /Full Name/, /Email/, /Service/, /Message/)
export const Filled: Story = { args: { defaults: filled } }
export const OneColumn: Story = { args: { columns: 1 }, decorators: [narrow] }
export const Dense: Story = { args: { defaults: filled }, decorators: [dense] }
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Full Name/), 'Ngozi')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('3 fields need your attention')
    await expect(canvas.getByLabelText(/Full Name/)).toHaveValue('Ngozi')
    await expect(canvas.getByLabelText(/Email/)).toHaveAccessibleDescription(/answer/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a service' }))
    await expect(canvas.getByLabelText(/Service/)).toHaveFocus()
  },
}
export const InvalidDark: Story = { ...Invalid, decorators: [dark] }
export const FixedWhileTyping: Story = {
  args: { defaults: { ...filled, name: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }))
    const name = canvas.getByLabelText(/Full Name/)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'N')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(document.title).not.toMatch(/^Error: /))
    await userEvent.type(name, '{Backspace}')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(document.title).toMatch(/^Error: (?!Error)/))
    await expect(name).toHaveFocus()
  },
}

/** Text twice as large, on a phone: the bar stays lower than a quarter of the window, its words whole. */
export const LargeText: Story = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send Request' })
    await expect(button.parentElement?.getBoundingClientRect().height).toBeLessThan(88)
  },
}
export const Sending: Story = {
  args: { defaults: filled, onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Request' }))
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const SendFailed: Story = {
  args: { defaults: filled, onSubmit: fn(() => Promise.reject(new Error('Failed to submit demo request'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to submit demo request')
    await expect(canvas.getByLabelText(/Full Name/)).toHaveValue('Ngozi Okafor')
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toBeEnabled()
  },
}
export const DraftRestored: Story = {
  args: {
    draft: { read: () => ({ message: 'Kept from yesterday' }), write: fn(), clear: fn() },
    defaults: { ...filled, message: '' },
    onDirtyChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const message = canvas.getByLabelText(/Message/)
    await expect(message).toHaveValue('Kept from yesterday')
    await expect(args.onDirtyChange).toHaveBeenCalledWith(true)
    await awaitState()
    await userEvent.type(message, '!')
    await expect(args.draft?.write).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: 'Kept from yesterday!' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }))
    await expect(args.draft?.clear).toHaveBeenCalledOnce()
  },
}

function Fields() {
  return (
    <>
      <Field name="name" label="Full Name" autoComplete="name" />
      <Field name="email" label="Email" type="email" help="We answer within two working days." />
      <Field name="service" label="Service of Interest" type="select" options={services} />
      <Field name="budget" label="Budget" inputMode="decimal" />
      <Field name="timeline" label="Timeline" type="date" />
      <Field
        name="message"
        label="Message"
        type="textarea"
        placeholder="Please describe your project requirements."
      />
      <Field name="resume" label="Resume" type="file" accept="application/pdf" help="PDF up to 10MB" />
      <Field name="agreed" label="Keep me informed about new services" type="checkbox" />
      <FormActions>
        <SubmitButton busyLabel="Submitting...">Send Request</SubmitButton>
      </FormActions>
    </>
  )
}

const services = [
  { value: 'civil', label: 'Civil Engineering' },
  { value: 'electrical', label: 'Electrical System Engineering' },
]
