import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Initials } from './initials.tsx'
import { onSteel } from './story-frames.tsx'

const meta = {
  title: 'Media/Initials',
  component: Initials,
  parameters: {
    guidance: {
      use: 'Use them when a picture is missing or failed to load.',
      avoid: 'Don’t choose the colour: it is derived from the name.',
      keys: 'None.',
      focus: 'None.',
      announced: 'Nothing: the name beside them says who it is.',
    },
  },
  args: { name: 'Ngozi Okafor' },
} satisfies Meta<typeof Initials>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneName: Story = { args: { name: 'Efe' } }
export const Empty: Story = {
  args: { name: '' },
  play: async ({ canvas }) => expect(canvas.getByText('?')).toBeVisible(),
}
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Initials name="Tamuno Briggs" size="small" />
      <Initials name="Halima Sani" />
      <Initials name="Oghenekaro Ejiro Eferakeya" size="large" />
      <Initials name="Chidi Nwosu" size="large" />
    </div>
  ),
}
export const OnSteel: Story = { ...Sizes, decorators: [onSteel] }

/** Colours of the brand: steel, its tints and one signal colour. */
export const OfThePalette: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {[...'ABCDEFGHIJKL'].map((letter) => (
        <Initials key={letter} name={`${letter}ma Okafor`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const squares = [...canvasElement.querySelectorAll('[aria-hidden]')]
    const colours = new Set(squares.map((square) => getComputedStyle(square).backgroundColor))
    const warm = [...colours].filter((colour) => {
      const [red = 0, , blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return red > blue
    })
    await expect(colours.size).toBeGreaterThan(2)
    await expect(warm).toHaveLength(1)
  },
}

/** A card in a two-column grid on a phone, with letters twice as large. */
export const LargeInANarrowCard: Story = {
  args: { size: 'large' },
  decorators: [
    (Story) => (
      <div className="flex w-16 justify-center">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('NO').getBoundingClientRect()
    await expect([width, height]).toEqual([64, 64])
  },
}
