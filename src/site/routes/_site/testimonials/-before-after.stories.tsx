import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { caseDrawings, room } from '#src/company/case-drawings.tsx'
import { caseStudies } from '#src/company/case-studies.ts'
import { BeforeAfter } from './-before-after.tsx'

const [tank, boards] = caseStudies

const meta = {
  title: 'Media/Before and after',
  component: BeforeAfter,
  parameters: {
    guidance: {
      use: 'Show both states at the same size, with matching captions.',
      avoid: 'Don’t compare pictures of two different places.',
      keys: 'Arrow keys move the line, Home and End go to either side.',
      focus: 'The picture shows the outline of its slider.',
      announced: 'A slider, “60 % before, 40 % after”, on every step.',
    },
  },
  args: argsOf(tank),
} satisfies Meta<typeof BeforeAfter>
export default meta
type Story = StoryObj<typeof meta>

/** A native range moves the edge, by pointer or arrow keys, and announces its position. */
export const Tank: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const range = canvas.getByRole('slider', { name: `Before and after: ${tank?.title}` })
    const clip = canvasElement.querySelector('clipPath rect')
    await expect(range).toHaveAttribute('aria-valuetext', '50 % before, 50 % after')
    await userEvent.tab()
    await expect(range).toHaveFocus()
    await fireEvent.change(range, { target: { value: '75' } })
    await expect(range).toHaveAttribute('aria-valuetext', '75 % before, 25 % after')
    await expect(clip).toHaveAttribute('width', String(room.x * 0.75))
  },
}

/** Wide screen: text and lines keep their size, and the label stays clear of the tank. */
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div className="w-[56rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const way = canvas.getByText('96 m')
    const tank = canvasElement.querySelector(
      'circle[r="66"][vector-effect="non-scaling-stroke"]:not([transform])',
    )
    const gap = (tank?.getBoundingClientRect().left ?? 0) - way.getBoundingClientRect().right
    await expect(gap).toBeGreaterThan(24)
    await expect(way.getBoundingClientRect().height).toBeLessThan(26)
  },
}

export const Boards: Story = { args: argsOf(boards) }

function argsOf(study = tank) {
  const Drawing = caseDrawings[study?.id ?? '']
  if (!study || !Drawing) throw new Error('There is no such case study')
  const { title, before, after, labels } = study
  return { title, before, after, labels, Drawing }
}
