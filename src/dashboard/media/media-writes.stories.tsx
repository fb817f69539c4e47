import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { rangeOf } from '#mocks/seeded.ts'
import { confirmState, pngFile, recordedWrites } from '#mocks/story-states.ts'
import { MediaForm } from './media-form.tsx'
import { MediaList } from './media-list.tsx'

/** Requests that a change sends, and the screen after it. */
const meta = {
  title: 'Tables/Gallery, changed',
  tags: ['proof'],
  component: MediaForm,
  parameters: { staff: true },
} satisfies Meta<typeof MediaForm>
export default meta
type Story = StoryObj<typeof meta>

const first = '66c0ffeea700000000000001'
const writes = recordedWrites()

export const AddedOnce: Story = {
  ...writes.story,
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'a dive bell')
    await userEvent.type(await canvas.findByLabelText('Description'), 'Off Bonny.')
    await userEvent.selectOptions(await canvas.findByLabelText('Category'), 'Equipment')
    await userEvent.type(await canvas.findByLabelText('Tags'), 'diving, , bell ,')
    await userEvent.click(await canvas.findByLabelText('Active'))
    await userEvent.upload(await canvas.findByLabelText('Image'), pngFile('bell.png'))
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(loaded.router.state.location.pathname).toBe('/dashboard/media'))
    await expect(writes.made).toEqual([
      [
        'POST /gallery',
        [
          ['title', 'a dive bell'],
          ['description', 'Off Bonny.'],
          ['category', 'Equipment'],
          ['isActive', 'false'],
          ['tags[]', 'diving'],
          ['tags[]', 'bell'],
          ['image', 'bell.png'],
        ],
      ],
    ])
  },
}

/** Unchanged picture, sent as its address. */
export const ChangedWithItsPicture: Story = {
  ...writes.story,
  args: { id: first },
  play: async ({ canvas, userEvent }) => {
    const image = await canvas.findByRole('img', { name: 'Picture of the gallery' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(writes.made).toHaveLength(1))
    await expect(writes.made[0]?.[1]).toContainEqual(['existingImageUrl', image.getAttribute('src')])
    await expect(JSON.stringify(writes.made)).not.toContain('"image"')
  },
}

/** Removed tags, sent as an empty field: an omitted field would stay unchanged. */
export const WithoutItsTags: Story = {
  ...writes.story,
  args: { id: first },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Picture of the gallery' })
    for (const remove of canvas.getAllByRole('button', { name: /^Remove / })) await userEvent.click(remove)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(writes.made[0]?.[1]).toContainEqual(['tags[]', '']))
  },
}

export const ChangedForAnotherPicture: Story = {
  ...writes.story,
  args: { id: first },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Picture of the gallery' })
    await userEvent.upload(await canvas.findByLabelText('Image'), pngFile('better.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(writes.made[0]?.[1]).toContainEqual(['image', 'better.png']))
    await expect(JSON.stringify(writes.made)).not.toContain('existingImageUrl')
  },
}

const articleWithTank =
  'An article shows what you delete: “How high is a bund wall? A worked example”. It will have a gap.'

/** The question before a deletion names the article that shows the picture. */
export const ConfirmDeleteOfAnArticlesPicture: Story = {
  args: { id: '66c0ffeea700000000000003' },
  play: async (context) => {
    await confirmState('delete this gallery item?', ['button', 'Delete']).play?.(context)
    await expect(await screen.findByText(articleWithTank)).toBeVisible()
  },
}

export const SeveralDeleted: Story = {
  ...writes.story,
  render: () => <MediaList />,
  play: async (context) => {
    await confirmState(
      'delete these 2 gallery items?',
      ['checkbox', 'Select a root pass at night'],
      ['checkbox', 'Select tank 11 and its new bund'],
      ['button', 'Delete 2'],
    ).play?.(context)
    await expect(
      await screen.findByText(
        /^Articles show what you delete: .*“How high is a bund wall\? A worked example”/,
      ),
    ).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(await context.canvas.findByText(rangeOf('media', -2))).toBeVisible()
    await expect(writes.made).toHaveLength(2)
  },
}

export const FromCardToCardByKeys: Story = {
  render: () => <MediaList />,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Gallery' })
    const [one, next] = list.querySelectorAll('a')
    one?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(next).toHaveFocus()
  },
}
