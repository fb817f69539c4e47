import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { answering } from '#mocks/stories.ts'
import { keptOnDevice } from '#mocks/story-states.ts'
import { QuoteForm } from './-quote-form.tsx'

const meta = {
  title: 'Forms/Quote request',
  component: QuoteForm,
  args: { onSent: fn() },
} satisfies Meta<typeof QuoteForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Empty: Story = {}

export const FromAService: Story = {
  args: { service: 'Civil Engineering' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Service of Interest/)).toHaveValue('Civil Engineering')
  },
}

export const Filled: Story = { play: (context) => fill(context) }

export const Refused: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await fill(context)
    await userEvent.clear(await canvas.findByLabelText(/Email Address/))
    await userEvent.clear(await canvas.findByLabelText(/Timeline/))
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 entries need your attention')
    await expect(await canvas.findByLabelText(/Timeline/)).toHaveAccessibleDescription(
      'The day by which you need it Give the day by which you need it',
    )
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  parameters: answering('/demo', 'never'),
  play: async (context) => {
    await fill(context)
    await submit(context)
    await expect(await context.canvas.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: answering('/demo', 500),
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to submit demo request')
    await expect(await canvas.findByLabelText(/First Name/)).toHaveValue('Ngozi')
  },
}

export const WithoutANetwork: Story = keptOnDevice(async (context) => {
  await fill(context)
  await submit(context)
})

export const Sent: Story = {
  parameters: answering('/demo', {}),
  play: async (context) => {
    await fill(context)
    await submit(context)
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledOnce())
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
