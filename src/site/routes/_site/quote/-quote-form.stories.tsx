import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { awaitState, keepsEntries, recordedWrites, storedOnDevice } from '#mocks/story-states.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { QuoteForm } from './-quote-form.tsx'

const meta = {
  title: 'Forms/Quote request',
  component: QuoteForm,
  parameters: {
    guidance: {
      use: 'Ask about the work first and about the person last; use short steps on a phone.',
      avoid: 'Don’t ask again for a value that the link has filled in.',
    },
  },
  args: { onSent: fn(), onWaiting: fn() },
} satisfies Meta<typeof QuoteForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Empty: Story = keepsEntries(
  'Submit Request',
  /First Name/,
  /Email Address/,
  /Country/,
  /Timeline/,
  /Message/,
)

export const FromAService: Story = {
  args: { service: 'Civil Engineering' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Service of Interest/)).toHaveValue('Civil Engineering')
  },
}

export const Filled: Story = { play: (context) => fill(context) }

/** Budget read back with thousands separators, which reveal an extra zero. */
export const BudgetReadBack: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const budget = await canvas.findByLabelText(/Budget/)
    const help = 'In naira (NGN). A rough figure is enough.'
    await expect(budget).toHaveAccessibleDescription(help)
    for (const [typed, understood] of [
      ['1', '₦1'],
      ['25m', '₦25,000,000, 25 million'],
      ['1.500.000', '₦1,500,000, 1.5 million'],
      ['1 500 000,50', '₦1,500,000.5, 1.5000005 million'],
      ['1.500', '₦1,500'],
      ['NGN 185,500,000', '₦185,500,000, 185.5 million'],
    ] as const) {
      await userEvent.clear(budget)
      await userEvent.type(budget, typed)
      await expect(budget).toHaveAccessibleDescription(`${help} ${understood}`)
    }
    await userEvent.clear(budget)
    await userEvent.type(budget, '20-25m')
    await expect(budget).toHaveAccessibleDescription(help)
    await submit(context)
    await expect(budget).toHaveAccessibleDescription(
      `${help} This cannot be read as one amount in naira. Write it as 25,000,000 or 25 million`,
    )
    await expect(args.onSent).not.toHaveBeenCalled()
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
      [/Email Address/, 'mailto:ngozi\u200B@delta.example'],
      [/Phone Number/, '\u202Atel:+234 803\u2011123\u20114567\u202C'],
      [/Budget/, '\u2068₦25\u00A0million\u2069'],
      [/Last Name/, 'Oka\u00ADfor'],
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
        'POST /demo',
        expect.objectContaining({
          email: 'ngozi@delta.example',
          phoneNumber: '+234 803-123-4567',
          budget: 25_000_000,
          lastName: 'Okafor',
        }),
      ],
    ])
  },
}

export const Invalid: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await fill(context)
    await userEvent.clear(await canvas.findByLabelText(/Email Address/))
    await userEvent.clear(await canvas.findByLabelText(/Timeline/))
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 fields need your attention')
    await expect(await canvas.findByLabelText(/Timeline/)).toHaveAccessibleDescription(
      'When do you need it by? Give the day by which you need it',
    )
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  parameters: respondWith('/demo', 'never'),
  play: async (context) => {
    await fill(context)
    await submit(context)
    await expect(await context.canvas.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
  },
}

export const SendFailed: Story = {
  parameters: respondWith('/demo', 500),
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to submit demo request')
    await expect(await canvas.findByLabelText(/First Name/)).toHaveValue('Ngozi')
  },
}

export const Offline: Story = storedOnDevice(async (context) => {
  await fill(context)
  await submit(context)
})

export const Sent: Story = {
  parameters: respondWith('/demo', {}),
  play: async (context) => {
    await fill(context)
    await submit(context)
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledOnce())
  },
}

/** Phone: after the first "Next", one group of fields at a time, and a review at the end. */
export const StepByStep: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: respondWith('/demo', {}),
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }))
    const heading = (name: RegExp) => canvas.findByRole('heading', { name })
    await expect(await canvas.findByRole('button', { name: 'Submit Request' })).toBeVisible()
    await expect(canvas.getByLabelText(/First Name/)).toBeVisible()
    await press(/^Next/)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 fields need your attention')
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByLabelText(/Budget/)).not.toHaveAttribute('aria-invalid')
    await userEvent.selectOptions(canvas.getByLabelText(/Service of Interest/), 'Process Engineering')
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), entries.Message)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())

    await press(/^Next/)
    await waitFor(async () => expect(await heading(/^Step 2 of 3 Cost and timing$/)).toHaveFocus())
    await expect(canvas.getByLabelText(/First Name/)).not.toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit Request' })).toBeNull()
    await press(/^Back/)
    await waitFor(async () => expect(await heading(/^Step 1 of 3 The work$/)).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue(entries.Message)
    await press(/^Next/)
    await heading(/^Step 2 of 3 Cost and timing$/)
    await userEvent.type(canvas.getByLabelText(/Timeline/), entries.Timeline)
    await userEvent.type(canvas.getByLabelText(/Budget/), `${entries.Budget}{Enter}`)
    await waitFor(async () => expect(await heading(/^Step 3 of 3 Your details$/)).toHaveFocus())
    for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Company Name'] as const)
      await userEvent.type(canvas.getByLabelText(new RegExp(label)), entries[label])
    await userEvent.selectOptions(canvas.getByLabelText(/Country/), 'Ghana')

    // The next step is the review, and the button says so.
    await expect(canvas.getByText('Next')).toHaveClass('sr-only')
    await press(/^Next Review$/)
    await waitFor(async () => expect(await heading(/^Review your request$/)).toHaveFocus())
    for (const words of ['₦125,000', '31 Mar 2099', 'Delta Terminals', entries.Message])
      await expect(canvas.getByText(words, { selector: 'dd *' })).toBeVisible()
    await press(/^Change Cost and timing$/)
    await waitFor(async () => expect(await heading(/^Step 2 of 3 Cost and timing$/)).toHaveFocus())
    await press(/^Back/)
    await heading(/^Review your request$/)
    await expect(args.onSent).not.toHaveBeenCalled()
    await press(/^Submit Request/)
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  },
}

/** Failed submit on a phone: the whole form stays until all errors are fixed. */
export const InvalidPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: /^Next/ })
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('10 fields need your attention')
    await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull()
    await expect(canvas.getByLabelText(/First Name/)).toBeVisible()
    await awaitState()
    await fill(context)
    await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull()
  },
}

/** A phone's whole form has one filled button: Next while a field is empty, then Submit. */
export const OneFilledButton: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const submitButton = await canvas.findByRole('button', { name: 'Submit Request' })
    await canvas.findByRole('button', { name: /^Next/ })
    await expect(submitButton).toHaveClass(buttonClass('secondary', 'large'))
    await fill(context)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull())
    await expect(submitButton).toHaveClass(buttonClass('primary', 'large'))
    await userEvent.clear(canvas.getByLabelText(/Company Name/))
    await expect(await canvas.findByRole('button', { name: /^Next/ })).toBeVisible()
  },
}

const fill: Play = async ({ canvas, userEvent }) => {
  for (const [label, entry] of Object.entries(entries)) {
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), entry)
  }
  await userEvent.selectOptions(await canvas.findByLabelText(/Country/), 'Ghana')
  await userEvent.selectOptions(await canvas.findByLabelText(/Service of Interest/), 'Process Engineering')
}

const entries = {
  'First Name': 'Ngozi',
  'Last Name': 'Okafor',
  'Email Address': 'ngozi@delta.example',
  'Phone Number': '+234 803 123 4567',
  'Company Name': 'Delta Terminals',
  Budget: '125000',
  Timeline: '2099-03-31',
  Message: 'A jetty head with four loading arms at Warri.',
}

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit Request' }))
}
