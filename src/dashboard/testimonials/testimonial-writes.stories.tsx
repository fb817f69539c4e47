import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { confirmState, recordedWrites, svgFile } from '#mocks/story-states.ts'
import { TestimonialForm } from './testimonial-form.tsx'
import { TestimonialList } from './testimonial-list.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Testimonials, changed',
  tags: ['proof'],
  component: TestimonialForm,
  parameters: { staff: true },
} satisfies Meta<typeof TestimonialForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const inactive = '66c0ffeea500000000000008'
const writes = recordedWrites()

const write: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Client Name'), 'Ebiere Okoro')
  await userEvent.type(await canvas.findByLabelText('Testimonial'), 'We lost no loading slot.')
}

/** Draft saved although Active is ticked: the button decides. */
export const DraftSavedOnce: Story = {
  ...writes.story,
  play: async (context) => {
    const { canvas, loaded, userEvent } = context
    await write(context)
    await userEvent.type(await canvas.findByLabelText('Position'), 'Terminal Manager')
    await userEvent.type(await canvas.findByLabelText('Company'), 'Lantern Terminals')
    const rating = await canvas.findByLabelText('Rating')
    await userEvent.clear(rating)
    await userEvent.type(rating, '4')
    await userEvent.upload(await canvas.findByLabelText('Avatar'), svgFile('face.svg'))
    await expect(await canvas.findByLabelText('Active')).toBeChecked()
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(loaded.router.state.location.pathname).toBe('/dashboard/testimonials'))
    await expect(writes.made).toEqual([
      [
        'POST /testimonials',
        [
          ['name', 'Ebiere Okoro'],
          ['position', 'Terminal Manager'],
          ['company', 'Lantern Terminals'],
          ['testimonial', 'We lost no loading slot.'],
          ['rating', '4'],
          ['isActive', 'false'],
          ['avatar', 'face.svg'],
        ],
      ],
    ])
  },
}

/** Testimonial published, whatever Active says; a rating that is not a number becomes 1. */
export const Published: Story = {
  ...writes.story,
  play: async (context) => {
    const { canvas, userEvent } = context
    await write(context)
    await userEvent.click(await canvas.findByLabelText('Active'))
    await userEvent.clear(await canvas.findByLabelText('Rating'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await waitFor(() =>
      expect(writes.made[0]?.[1]).toEqual([
        ['name', 'Ebiere Okoro'],
        ['position', ''],
        ['company', ''],
        ['testimonial', 'We lost no loading slot.'],
        ['rating', '1'],
        ['isActive', 'true'],
      ]),
    )
  },
}

export const EnterLeavesItInactive: Story = {
  ...writes.story,
  args: { id: inactive },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Company'), '{Enter}')
    await waitFor(() => expect(writes.made[0]?.[1]).toContainEqual(['isActive', 'false']))
  },
}

/** Buttons in a fixed order; Enter does not hide a public testimonial. */
export const EnterLeavesItActive: Story = {
  ...writes.story,
  args: { id: '66c0ffeea500000000000001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Company'), '{Enter}')
    await waitFor(() => expect(writes.made[0]?.[1]).toContainEqual(['isActive', 'true']))
  },
}

export const UpdatedWithARatingAboveFive: Story = {
  ...writes.story,
  args: { id: inactive },
  play: async ({ canvas, userEvent }) => {
    const rating = await canvas.findByLabelText('Rating')
    await userEvent.clear(rating)
    await userEvent.type(rating, '17')
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }))
    await waitFor(() => expect(writes.made[0]?.[0]).toBe('PUT /testimonials/{id}'))
    await expect(writes.made[0]?.[1]).toContainEqual(['rating', '5'])
    await expect(writes.made[0]?.[1]).toContainEqual(['isActive', 'true'])
  },
}

export const DeletedFromItsMenu: Story = {
  ...writes.story,
  render: () => <TestimonialList />,
  play: async (context) => {
    await confirmState(
      'Are you sure you want to delete this testimonial?',
      ['button', 'Actions for Ebiere Dokubo'],
      ['menuitem', 'Delete'],
    ).play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await context.canvas.findByText(rangeOf('testimonials', -1))).toBeVisible()
    await expect(writes.made).toEqual([['DELETE /testimonials/{id}', null]])
  },
}

export const Filtered: Story = {
  render: () => <TestimonialList />,
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText(rangeOf('testimonials'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Inactive')
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible()
    await expect(loaded.router.state.location.search).not.toEqual({})
  },
}
