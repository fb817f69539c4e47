import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onSteel } from '#src/ui/story-frames.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'

const meta = {
  title: 'Navigation/Disclosure menu',
  component: DisclosureMenu,
  parameters: {
    guidance: {
      use: 'Open it on a press; close it on a second press or Escape.',
      avoid: 'Don’t open it on hover.',
      keys: 'Enter or Space opens and closes it. The up and down arrows open it and move between its links. Escape closes it.',
      focus: 'Returns to the button after Escape. The list closes when it leaves.',
      announced: 'The button as expanded or collapsed, the current page as current.',
    },
  },
  args: {
    label: 'About Us',
    items: [
      { label: 'About Company', to: '/' },
      { label: 'HSEs', to: '/' },
      { label: 'Meet Management Team', to: '/' },
      { label: "Company's Gallery", to: '/' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="h-64">
        <Story />
      </div>
    ),
    onSteel,
  ],
} satisfies Meta<typeof DisclosureMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { active: true } }
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About Us' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About Us' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'About Company' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'HSEs' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
export const ClosedFromOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About Us' })
    await userEvent.click(button)
    await userEvent.click(canvasElement)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
