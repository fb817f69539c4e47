import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Highlight } from './highlight.tsx'

const meta = {
  title: 'Cards/Highlight',
  component: Highlight,
  args: { text: 'Hot tapping: what we ask before the first arc on a hot line', words: ['hot', 'arc'] },
} satisfies Meta<typeof Highlight>
export default meta
type Story = StoryObj<typeof meta>

const marked = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)

export const Words: Story = {
  play: ({ canvasElement }) => expect(marked(canvasElement)).toEqual(['Hot', 'arc', 'hot']),
}

export const SignsOfAPattern: Story = {
  args: {
    text: 'Is 1+1 (or C++) a pattern? No. Nor is [a-z] \\ |',
    words: ['c++', '(or', '[a-z]', '\\', '|', ''],
  },
  play: ({ canvasElement }) => expect(marked(canvasElement)).toEqual(['(or', 'C++', '[a-z]', '\\', '|']),
}

export const Hostile: Story = {
  args: { text: 'Untitled <img src=x onerror=alert(1)> copy', words: ['<img', 'copy'] },
  play: ({ canvasElement }) => expect(marked(canvasElement)).toEqual(['<img', 'copy']),
}

export const Empty: Story = {
  args: { words: [] },
  play: ({ canvasElement }) => expect(marked(canvasElement)).toEqual([]),
}
