import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Lightbox } from './lightbox.tsx'

const meta = {
  title: 'Public/Lightbox',
  component: Lightbox,
  args: {
    images: [
      { src: '/pictures/pipeline-960.webp', alt: 'Pipeline' },
      { src: '/pictures/weld-960.webp', alt: 'Weld' },
      { src: '/pictures/valve-960.webp', alt: 'Valve' },
    ],
    shown: 0,
    onShow: () => undefined,
  },
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const TurnedByArrow: Story = {
  render: ({ images }) => <Turning images={images} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('img', { name: 'Valve' })).toBeVisible()
  },
}

function Turning({ images }: { images: { src: string; alt: string }[] }) {
  const [shown, setShown] = useState<number | undefined>(0)
  return <Lightbox images={images} shown={shown} onShow={setShown} />
}
