import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { rangeOf, rangeOfCount, seedCount } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { confirmState, empty, failedState, offline } from '#mocks/story-states.ts'
import { MediaList } from './media-list.tsx'

const meta = {
  title: 'Tables/Gallery',
  component: MediaList,
  parameters: {
    staff: true,
    guidance: { use: 'Show pictures with their titles.', avoid: 'Don’t crop the subject.' },
  },
} satisfies Meta<typeof MediaList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('media'))).toBeVisible()
    await expect(canvas.getByText('Our Equipment team working on a 16-inch gate valve...')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: respondWith('/gallery', 'never'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

export const Empty: Story = empty('/gallery', { galleryItems: [] }, 'No gallery items')

export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Select a gas turbine train'))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete 1' })).toBeVisible()
  },
}

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(rangeOf('media'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Event')
    const events = rangeOfCount(seedCount('media', { category: 'Event' }))
    await expect(await canvas.findByText(events)).toBeVisible()
  },
}

export const Failed: Story = failedState('/gallery')

export const Offline: Story = offline('Failed to fetch gallery items')

export const Odd: Story = {
  parameters: respondWith('/gallery', {
    galleryItems: [
      {
        _id: 'a',
        title: null,
        category: 7,
        imageUrl: 'javascript:alert(1)',
        tags: 'one,,two',
        isActive: 'no',
      },
      { _id: 'b', title: 'WithoutABlank'.repeat(12), category: 'Team', isActive: false },
      { title: 'something without an id', category: 'Other' },
      null,
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    const link = canvas.getByText('Our Other team working on something without an id...').closest('a')
    await expect(link).toBeNull()
  },
}

export const ConfirmDelete: Story = confirmState(
  'Are you sure you want to delete this gallery item?',
  ['checkbox', 'Select a gas turbine train'],
  ['button', 'Delete 1'],
)

/** Filters and order in a sheet on a phone, as for every other list. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(rangeOf('media'))
    if (innerWidth >= 768) return
    await expect(canvas.queryByRole('combobox', { name: 'Category' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'View' }))
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Category' }), 'Event')
    const rows = seedCount('media', { category: 'Event' })
    await userEvent.click(await sheet.findByRole('button', { name: `Show ${rows} rows` }))
    await expect(await canvas.findByText(rangeOfCount(rows))).toBeVisible()
  },
}
