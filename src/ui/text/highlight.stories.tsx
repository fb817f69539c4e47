import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Highlight } from './highlight.tsx'

const meta = {
  title: 'Cards/Highlight',
  component: Highlight,
  parameters: {
    guidance: {
      use: 'Mark the searched words where they occur in the text.',
      avoid: 'Don’t mark for decoration.',
      keys: 'None.',
      focus: 'None.',
      announced: 'The text as it is: most screen readers do not mention a mark.',
    },
  },
  args: { pieces: ['', 'Hot', ' tapping: what we ask before the first ', 'arc', ' on a ', 'hot', ' line'] },
} satisfies Meta<typeof Highlight>
export default meta
type Story = StoryObj<typeof meta>

const marked = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)

export const Words: Story = {
  play: ({ canvasElement }) => expect(marked(canvasElement)).toEqual(['Hot', 'arc', 'hot']),
}

export const Hostile: Story = {
  args: { pieces: ['Untitled ', '<img', ' src=x onerror=alert(1)> ', 'copy'] },
  play: ({ canvasElement }) => expect(marked(canvasElement)).toEqual(['<img', 'copy']),
}

export const Empty: Story = {
  args: { pieces: ['Hot tapping'] },
  play: ({ canvasElement }) => expect(marked(canvasElement)).toEqual([]),
}
