import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { onSteel } from '#src/ui/story-frames.tsx'
import { SearchForm } from './-search-form.tsx'

const meta = {
  title: 'Forms/Search',
  component: SearchForm,
  parameters: {
    guidance: {
      use: 'Keep the searched words in the field.',
      avoid: 'Don’t send a request for every letter on a slow network.',
      keys: 'Enter searches. The arrows choose a suggestion, Enter opens it, Escape closes the list.',
      focus: 'Goes back to the field when it is empty.',
      announced: 'A search landmark named “This site”, the field as “Search terms”.',
    },
  },
  args: { query: '', onSearch: fn() },
  decorators: [onSteel],
} satisfies Meta<typeof SearchForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Search terms' })
    await awaitState()
    await userEvent.type(input, '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'hot tap {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('hot tap')
  },
}

export const Filled: Story = { args: { query: 'floating roof' } }
