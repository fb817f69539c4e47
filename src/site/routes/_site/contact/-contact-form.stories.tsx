import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { keepsEntries, recordedWrites, storedOnDevice } from '#mocks/story-states.ts'
import { visitorDrafts } from '#src/offline/outbox/drafts.ts'
import { inlineItemsAtom } from '#src/site/forms/inline-items.ts'
import { store } from '#src/ui/browser/store.ts'
import { ContactForm } from './-contact-form.tsx'

const meta = {
  title: 'Forms/Contact',
  component: ContactForm,
  parameters: {
    guidance: {
      use: 'Ask for one way to reply, and mark the optional fields.',
      avoid: 'Don’t ask for data that a reply does not need.',
    },
  },
  args: { onSent: fn(), onWaiting: fn() },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Empty: Story = keepsEntries('Send Message', /Full Name/, /Email/, /Subject/, /Message/)

export const AboutAQuote: Story = {
  args: { subject: 'quote' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Subject/)).toHaveDisplayValue('Request a Quote')
  },
}

export const AboutSomethingUnknown: Story = {
  args: { subject: 'lottery' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Subject/)).toHaveValue('')
  },
}

export const Filled: Story = { play: (context) => fill(context) }

export const Invalid: Story = {
  play: async (context) => {
    const { args, canvas } = context
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('5 fields need your attention')
    await expect(await canvas.findByLabelText(/Subject/)).toHaveAccessibleDescription('Choose a subject')
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
      [/Email/, '\u202Amailto:ngozi@delta\u200B.example\u202C'],
      [/Phone/, '\u2068tel:+234 803\u2013123\u20134567\u2069'],
      [/Full Name/, 'Ngozi Oka\u00ADfor\uFEFF'],
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
        'POST /contact',
        expect.objectContaining({
          email: 'ngozi@delta.example',
          phoneNumber: '+234 803-123-4567',
          fullName: 'Ngozi Okafor',
        }),
      ],
    ])
  },
}

export const Sending: Story = {
  parameters: respondWith('/contact', 'never'),
  play: async (context) => {
    await fill(context)
    await submit(context)
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled()
  },
}

export const SendFailed: Story = {
  parameters: respondWith('/contact', 500),
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to submit contact form')
    await expect(await canvas.findByLabelText(/Full Name/)).toHaveValue('Ngozi Okafor')
    // The line under the header must not repeat the message.
    await expect(canvas.getByRole('region', { name: 'What you submitted' })).toBeVisible()
    await expect(store.get(inlineItemsAtom).size).toBe(1)
  },
}

/** A restored draft, discarded and brought back. */
export const StartedAgain: Story = {
  beforeEach: () => {
    const input = {
      fullName: 'Ngozi Okafor',
      email: '',
      phoneNumber: '',
      service: 'support',
      message: 'Tank 4',
    }
    visitorDrafts.keep('message', input, { form: 'message' })
    return () => visitorDrafts.dropAllOf('message')
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^What you typed .* is back\./)).toBeVisible()
    const message = () => canvas.findByRole('textbox', { name: /^Message/ })
    await userEvent.type(await message(), ' drifts')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    const back = await canvas.findByRole('button', { name: 'Bring it back' })
    await expect(await message()).toHaveValue('')
    await expect(back).toHaveFocus()
    await userEvent.click(back)
    await canvas.findByRole('button', { name: 'Start again' })
    await expect(await message()).toHaveValue('Tank 4 drifts')
    await expect(await canvas.findByLabelText(/Full Name/)).toHaveValue('Ngozi Okafor')
  },
}

export const Offline: Story = storedOnDevice(async (context) => {
  await fill(context)
  await submit(context)
})

export const Sent: Story = {
  parameters: respondWith('/contact', {}),
  play: async (context) => {
    await fill(context)
    await submit(context)
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledOnce())
  },
}

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Full Name/), 'Ngozi Okafor')
  await userEvent.type(await canvas.findByLabelText(/^Email Address/), 'ngozi@delta.example')
  await userEvent.type(await canvas.findByLabelText(/^Phone Number/), '+234 803 123 4567')
  await userEvent.selectOptions(await canvas.findByLabelText(/^Subject/), 'Technical Support')
  await userEvent.type(await canvas.findByLabelText(/^Message/), 'The level transmitter of tank 4 drifts.')
}

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send Message' }))
}
