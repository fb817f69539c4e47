import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { caseDrawings, room } from '#src/site/company/case-drawings.tsx'
import { caseStudies } from '#src/site/company/case-studies.ts'
import { BeforeAfter } from './-before-after.tsx'

const [tank, boards] = caseStudies

const meta = {
  title: 'Media/Before and after',
  component: BeforeAfter,
  args: argsOf(tank),
} satisfies Meta<typeof BeforeAfter>
export default meta
type Story = StoryObj<typeof meta>

/** The edge follows a native range, which pointer and arrow keys move, and which says where it stands. */
export const Tank: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const range = canvas.getByRole('slider', { name: `Before and after: ${tank?.title}` })
    const shown = canvasElement.querySelector('clipPath rect')
    await expect(range).toHaveAttribute('aria-valuetext', '50 % before, 50 % after')
    await userEvent.tab()
    await expect(range).toHaveFocus()
    await fireEvent.change(range, { target: { value: '75' } })
    await expect(range).toHaveAttribute('aria-valuetext', '75 % before, 25 % after')
    await expect(shown).toHaveAttribute('width', String(room.x * 0.75))
  },
}

export const Boards: Story = { args: argsOf(boards) }

function argsOf(study = tank) {
  const Drawing = caseDrawings[study?.id ?? '']
  if (!study || !Drawing) throw new Error('There is no such case study')
  const { title: of, before, after, labels } = study
  return { of, before, after, labels, Drawing }
}
