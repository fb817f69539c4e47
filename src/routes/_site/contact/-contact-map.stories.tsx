import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDefaultStore } from 'jotai'
import { expect } from 'storybook/test'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { ContactMap } from './-contact-map.tsx'

const store = getDefaultStore()

const meta = {
  title: 'Public/Contact map',
  component: ContactMap,
  beforeEach: () => () => store.set(connectionAtom, 'online'),
} satisfies Meta<typeof ContactMap>
export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Show the map' })).toBeVisible()
    await expect(canvas.getByText(/comes from Google and loads about 1 MB/)).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const WithoutANetwork: Story = {
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The map needs a network.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: /Open in Maps/ })).toBeVisible()
  },
}
