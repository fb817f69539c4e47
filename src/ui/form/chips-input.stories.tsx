import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { narrow } from '#src/ui/story-frames.tsx'
import { ChipsInput } from './chips-input.tsx'

const control = { id: 'team', required: false, 'aria-invalid': undefined, 'aria-describedby': undefined }

const meta = {
  title: 'Forms/Chips input',
  component: ChipsInput,
  args: { control, value: [] as unknown, onChange: fn(), placeholder: 'Type a name and press Enter' },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <label htmlFor="team" className="mb-1.5 block font-semibold text-sm">
          Team assigned
        </label>
        <ChipsInput
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next)
            setValue(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof ChipsInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Team assigned')
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

export const LongOnAPhone: Story = {
  args: {
    value: [
      'Oluwafunmilayo Akinwunmi-Oyelaran of the commissioning department',
      'Atextthatsomebodyimportedwithoutasinglespaceinit',
    ],
  },
  decorators: [narrow],
}

export const Refused: Story = {
  args: { control: { ...control, required: true, 'aria-invalid': true } },
}
