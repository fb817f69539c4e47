import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { Portrait } from '#src/ui/picture/portrait.tsx'
import { TapToLoad } from '#src/ui/picture/tap-to-load.tsx'
import { narrow } from '#src/ui/story-frames.tsx'
import { Picture } from './picture.tsx'

const meta = {
  title: 'Media/Picture on tap',
  component: TapToLoad,
  parameters: {
    guidance: {
      use: 'Say what the picture shows and how many kilobytes it costs.',
      avoid: 'Don’t hide text behind it.',
      keys: 'Enter or Space on the button loads the picture.',
      focus: 'Moves from the button to the picture.',
      announced: '“Show picture” with its size and text alternative, then the picture.',
    },
  },
  args: {
    alt: 'Gate valve',
    className: 'aspect-3/2',
    children: <img src="/pictures/valve-480.webp" alt="Gate valve" />,
  },
  decorators: [narrow],
  beforeEach: () => {
    store.set(saveDataAtom, true)
    return () => store.set(saveDataAtom, false)
  },
} satisfies Meta<typeof TapToLoad>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show picture: Gate valve' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Tapped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('img', { name: 'Gate valve' })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SayingNothing: Story = {
  args: { alt: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.bg-paper-sunk')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Button with the size of the one width that a tap loads. */
export const OfTheSite: Story = {
  render: () => <Picture name="valve" alt="Gate valve" sizes="100vw" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show picture 8 kB: Gate valve' }))
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).toMatch(/valve-480\.avif$/),
    )
  },
}

export const OfTheBackend: Story = {
  render: () => <Photo src="/pictures/valve-480.webp" alt="Gate valve" />,
  play: Default.play,
}

export const NoPicture: Story = {
  render: () => <Photo src="" alt="Gate valve" />,
  play: SayingNothing.play,
}

export const OfAPerson: Story = {
  render: () => <Portrait name="Ngozi Okafor" src="/pictures/valve-480.webp" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show picture: Portrait of Ngozi Okafor' })).toBeVisible()
  },
}

export const SwitchedOffMeanwhile: Story = {
  ...OfTheBackend,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show picture: Gate valve' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    store.set(saveDataAtom, false)
    await expect(await canvas.findByRole('img', { name: 'Gate valve' })).toBeVisible()
  },
}
