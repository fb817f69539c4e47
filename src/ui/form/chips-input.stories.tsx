import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { ChipsInput } from './chips-input.tsx'

const control = { id: 'team', required: false, 'aria-invalid': undefined, 'aria-describedby': undefined }

interface Args extends ComponentProps<typeof ChipsInput> {
  /** The button below the field. */
  onSave?: (value: unknown) => void
}

const meta: Meta<Args> = {
  title: 'Fields/Chips input',
  component: ChipsInput,
  parameters: {
    guidance: {
      use: 'Take a word with Enter, a comma, or when the field is left.',
      avoid: 'Don’t let a new chip move the button under the pointer.',
      keys: 'Enter or a comma makes a chip. Backspace in the empty field takes the last chip back for correction.',
      focus: 'Returns to the field after a chip was removed.',
      announced:
        '“… added” and “… removed”, politely. Each button is named “Remove” with the text of its chip.',
    },
  },
  args: {
    control,
    value: [] as unknown,
    onChange: fn(),
    onSave: fn(),
    placeholder: 'Type a name and press Enter',
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <label htmlFor="team" className="mb-1.5 block font-semibold text-sm">
          Team assigned
        </label>
        <ChipsInput
          control={args.control}
          placeholder={args.placeholder}
          value={value}
          onChange={(next) => {
            args.onChange(next)
            setValue(next)
          }}
        />
        <button type="button" className="mt-4" onClick={() => args.onSave?.(value)}>
          Save
        </button>
      </>
    )
  },
}
export default meta
type Story = StoryObj<Args>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Team assigned')
    await awaitState()
    await userEvent.type(input, 'Femi Alabi{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Femi Alabi'])
    await expect(input).toHaveValue('')
    await userEvent.type(input, 'Itoro Ekanem,')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Femi Alabi', 'Itoro Ekanem'])
    await userEvent.type(input, ' femi alabi ')
    await userEvent.tab()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(input).toHaveValue('')
  },
}

/** A press below the field hits its target, and the typed text becomes a chip. */
export const LeftByAPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Team assigned'), 'Femi Alabi')
    const save = canvas.getByRole('button', { name: 'Save' })
    const before = save.getBoundingClientRect().top
    await userEvent.pointer({ keys: '[MouseLeft>]', target: save })
    await expect(args.onChange).toHaveBeenLastCalledWith(['Femi Alabi'])
    await expect(save.getBoundingClientRect().top).toBe(before)
    await userEvent.pointer('[/MouseLeft]')
    await expect(args.onSave).toHaveBeenCalledWith(['Femi Alabi'])
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Femi Alabi')
    await expect(canvas.getByLabelText('Team assigned')).toHaveValue('')
  },
}

export const Filled: Story = {
  args: { value: ['Tamuno Briggs', 'Femi Alabi', 'Ovie Umukoro'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Team assigned')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Femi Alabi' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Tamuno Briggs', 'Ovie Umukoro'])
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Tamuno Briggs'])
    await expect(input).toHaveValue('Ovie Umukoro')
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Team assigned'))
    await userEvent.paste('Ngozi Ezeudu\nAisha Garba, Yakubu Mshelia\n\nAisha Garba')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Ngozi Ezeudu', 'Aisha Garba', 'Yakubu Mshelia'])
  },
}

export const Long: Story = {
  args: {
    value: [
      'Oluwafunmilayo Akinwunmi-Oyelaran of the commissioning department',
      'Atextthatsomebodyimportedwithoutasinglespaceinit',
    ],
  },
  decorators: [narrow],
}

export const Invalid: Story = {
  args: { control: { ...control, required: true, 'aria-invalid': true } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Team assigned')
    await expect(input).toBeVisible()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  },
}
