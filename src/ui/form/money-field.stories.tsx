import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as z from 'zod/mini'
import { narrow } from '#src/ui/story-frames.tsx'
import { withThousands } from '#src/ui/text/money.ts'
import { createForm, SubmitButton } from './form.tsx'
import { MoneyField } from './money-field.tsx'

const { Form } = createForm(
  z.object({ budget: z.string().check(z.regex(/^\d+$/, 'Give the budget in digits')) }),
)

const meta = {
  title: 'Fields/Money field',
  component: MoneyField,
  parameters: {
    guidance: {
      use: 'Show the amount as it was understood, with separators.',
      avoid: 'Don’t change what people type.',
      keys: 'As in a text field. A phone offers its keypad for decimals.',
      focus: 'Stays in the field while the amount below it changes.',
      announced: 'The currency and the amount as understood, as the description of the field.',
    },
  },
  args: {
    name: 'budget',
    label: 'Budget',
    help: 'In naira (NGN). A rough figure is enough.',
    formatEntry: (entry) => (/^\d+$/.test(String(entry)) ? `₦${withThousands(String(entry))}` : ''),
  },
  decorators: [
    (Field) => (
      <Form defaults={{ budget: '' }} onSubmit={() => undefined}>
        <Field />
        <SubmitButton>Send</SubmitButton>
      </Form>
    ),
  ],
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Budget')).toHaveAccessibleDescription(args.help)
  },
}

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Budget')
    await userEvent.type(input, '25000000')
    await expect(input).toHaveValue('25000000')
    await expect(input).toHaveAccessibleDescription(`${args.help} ₦25,000,000`)
    await userEvent.type(input, ' or so')
    await expect(input).toHaveAccessibleDescription(args.help)
  },
}

export const Invalid: Story = {
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Budget')
    await userEvent.type(input, 'Much')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/Give the budget in digits$/)
  },
}
