import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { narrow, onSteel } from '#src/ui/story-frames.tsx'
import { SaveDataSwitch } from './save-data-switch.tsx'

const meta = {
  title: 'Actions/Save data switch',
  component: SaveDataSwitch,
  parameters: {
    guidance: {
      use: 'Keep it in the footer, where its state is visible without a press.',
      avoid: 'Don’t switch it for the visitor.',
      keys: 'Space turns it on and off.',
      focus: 'Stays on the switch.',
      announced: 'A switch, on or off, with the sentence beside it as its description.',
    },
  },
  decorators: [onSteel],
  beforeEach: () => () => store.set(saveDataAtom, false),
} satisfies Meta<typeof SaveDataSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Save data' })).not.toBeChecked()
  },
}

export const On: Story = {
  name: 'On (switch, toggle)',
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Save data' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(document.documentElement).toHaveAttribute('data-save-data')
  },
}

export const Phone: Story = { decorators: [narrow] }
