import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { store } from '#src/ui/browser/store.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { updateAtom } from './update.ts'
import { UpdatePrompt } from './update-prompt.tsx'

const meta = {
  title: 'Offline/Update',
  component: UpdatePrompt,
  parameters: {
    guidance: {
      use: 'Announce the new version, and reload on request.',
      avoid: 'Don’t reload a page with unsaved text.',
      keys: 'Tab reaches its buttons.',
      focus: 'Is not moved.',
      announced: 'Politely, when a version is ready.',
    },
  },
  beforeEach: () => {
    store.set(updateAtom, 'offered')
    return () => {
      store.set(updateAtom, 'none')
      sessionStorage.clear()
    }
  },
} satisfies Meta<typeof UpdatePrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A newer version is ready.')
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const TakenInAnotherTab: Story = {
  beforeEach: () => store.set(updateAtom, 'elsewhere'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The site was updated in another tab.')
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const APartIsGone: Story = {
  beforeEach: () => store.set(updateAtom, 'needed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Send or save what you typed, then reload.')
  },
}

export const SomethingIsTyped: Story = {
  decorators: [
    (Story) => (
      <form data-unsent="">
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update now' }))
    await expect(await canvas.findByText(/^What you typed would be lost/)).toBeVisible()
    await expect(store.get(updateAtom)).toBe('offered')
  },
}

export const Updating: Story = {
  beforeEach: () => store.set(updateAtom, 'taking'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Updating…' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Later' })).toBeNull()
  },
}

export const Delayed: Story = {
  decorators: [narrow],
  beforeEach: () => store.set(updateAtom, 'delayed'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/then this page reloads by itself/)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await expect(canvas.queryByRole('status')).toBeNull()
    // The prompt returns when there is something to do.
    await expect(sessionStorage).toHaveLength(0)
  },
}

export const TypedMeanwhile: Story = {
  beforeEach: () => store.set(updateAtom, 'taken'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The newer version is here.')
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const Phone: Story = { decorators: [narrow] }
