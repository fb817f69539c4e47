import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  parameters: {
    guidance: {
      use: 'Show it beside the person’s name.',
      avoid: 'Don’t show it without a name.',
      keys: 'None.',
      focus: 'None.',
      announced: 'Nothing: the name beside it says who it is.',
    },
  },
  args: { name: 'Ebiere Dokubo', src: '' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const NoPicture: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('ED')).toBeVisible(),
}
export const WithAPicture: Story = { args: { src: '/icon-192.png' } }
export const Broken: Story = {
  args: { src: '/brand/no-such-avatar.png' },
  render: (args) => (
    <>
      <Avatar {...args} />
      <p className="sr-only">What they say</p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('What they say')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement).not.toHaveTextContent('ED')
  },
}
export const SaveData: Story = {
  args: { src: '/icon-192.png' },
  beforeEach: () => {
    store.set(saveDataAtom, true)
    return () => store.set(saveDataAtom, false)
  },
  play: async ({ canvas }) => expect(canvas.getByText('ED')).toBeVisible(),
}
