import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { Lightbox } from './lightbox.tsx'

const meta = {
  title: 'Media/Lightbox',
  component: Lightbox,
  parameters: {
    guidance: {
      use: 'Open small pictures in it; Escape and Back close it.',
      avoid: 'Don’t open a picture that would not be larger.',
      keys: 'Arrow keys turn, Home and End go to the first and last picture, Escape closes.',
      focus: 'Stays inside, and returns to the button that opened it.',
      announced: '“2 of 3” with the text alternative, politely, on every turn.',
    },
    docs: { story: { height: '560px' } },
  },
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
    store.set(saveDataAtom, true)
    return () => store.set(saveDataAtom, false)
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
