import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '#src/company/company.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { officeMap } from '#src/site/seo/office.ts'
import { store } from '#src/ui/browser/store.ts'
import { ContactMap } from './-contact-map.tsx'

const meta = {
  title: 'Media/Contact map',
  component: ContactMap,
  parameters: {
    guidance: {
      use: 'Load the map on a tap; show the address beside it as text.',
      avoid: 'Don’t load a third-party map before the visitor asks for it.',
      keys: 'Enter or Space on the button loads the map.',
      focus: 'Moves from the button to the map.',
      announced: 'The address as text. The link says that it opens a new tab.',
    },
  },
  beforeEach: () => () => store.set(connectionAtom, 'online'),
} satisfies Meta<typeof ContactMap>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Show the map' })).toBeVisible()
    await expect(canvas.getByText(/comes from Google and loads about 1 MB/)).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    for (const words of ['Warri', 'Sapele', '25 km'])
      await expect(canvas.getByText(words, { selector: 'text' })).toBeVisible()
  },
}

/** A tap anywhere on the picture loads the map. No third party is contacted before. */
export const Tapped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show the map' })
    const still = canvasElement.querySelector('svg')
    if (!still) throw new Error('There is no drawing')
    await expect(canvas.getByText(company.street)).toBeVisible()
    const { left, top, width, height } = still.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button)
    await userEvent.click(button)
    await expect(canvas.getByTitle(/^Map: /)).toHaveAttribute('src', officeMap.frame)
    await expect(canvas.queryByRole('button', { name: 'Show the map' })).toBeNull()
  },
}

export const Offline: Story = {
  beforeEach: () => store.set(connectionAtom, 'offline'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The map needs a network.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: /Open in Maps/ })).toBeVisible()
  },
}
