import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDefaultStore } from 'jotai'
import { expect } from 'storybook/test'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'
import { narrow, onSteel } from '#src/ui/story-frames.tsx'
import { SaveDataSwitch } from './save-data-switch.tsx'

const meta = {
  title: 'Actions/Save data switch',
  component: SaveDataSwitch,
  decorators: [onSteel],
  beforeEach: () => () => getDefaultStore().set(saveDataAtom, false),
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
