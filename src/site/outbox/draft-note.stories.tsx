import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EditNote } from './draft-note.tsx'
import { storyItem } from './story-items.ts'

const meta = {
  title: 'Public/Edit note',
  component: EditNote,
  args: { item: storyItem('stopped') },
} satisfies Meta<typeof EditNote>
export default meta
type Story = StoryObj<typeof meta>

export const NotSent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are changing KES-.* submit it again\.$/)
  },
}

export const PerhapsArrived: Story = {
  args: { item: storyItem('stopped', { mayHaveArrived: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The first version may have arrived already')
  },
}
