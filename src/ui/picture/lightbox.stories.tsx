import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDefaultStore } from 'jotai'
import { expect, fn } from 'storybook/test'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'
import { Lightbox } from './lightbox.tsx'

const meta = {
  title: 'Media/Lightbox',
  component: Lightbox,
  parameters: { frameHeight: 560 },
  args: {
    images: [
      {
        src: '/pictures/pipeline-960.webp',
        alt: 'Pipeline',
        title: 'the Escravos condensate line',
        description: 'Lowering-in on kilometre 14. The strip was planted again six weeks later.',
      },
      { src: '/pictures/weld-960.webp', alt: 'Weld' },
      { src: '/pictures/valve-960.webp', alt: 'Valve', title: 'a 16-inch gate valve' },
    ],
    start: 0,
    onClose: fn(),
  },
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3', { exact: false })).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
}

export const TurnedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [key, name] of [
      ['ArrowLeft', 'Valve'],
      ['ArrowRight', 'Pipeline'],
      ['End', 'Valve'],
      ['Home', 'Pipeline'],
      ['ArrowRight', 'Weld'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect(canvas.getByRole('img')).toHaveAccessibleName(name)
    }
  },
}

export const TurnedByButtons: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next image' }))
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Weld')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }))
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Pipeline')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const SaveData: Story = {
  beforeEach: () => {
    getDefaultStore().set(saveDataAtom, true)
    return () => getDefaultStore().set(saveDataAtom, false)
  },
  play: async () => {
    await expect(document.querySelectorAll('dialog img')).toHaveLength(1)
  },
}

export const One: Story = { args: { images: [{ src: '/pictures/valve-960.webp', alt: 'Valve' }] } }

export const Broken: Story = {
  args: { images: [{ src: '/pictures/nothing-here.webp', alt: 'Valve', title: 'Lost on the way' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByAltText('This picture could not be loaded: Valve')).toBeVisible()
  },
}

export const Long: Story = {
  args: {
    images: [
      {
        src: '/pictures/weld-960.webp',
        alt: 'Weld',
        title: 'Atitlethatsomebodyimportedwithoutasinglespaceinitandthatisstilltobereadable',
        description:
          'All 1,940 joints were examined by automated ultrasonics; 2.1 % needed a repair. '.repeat(12),
      },
      { src: '/pictures/valve-960.webp', alt: 'Valve' },
    ],
  },
}
