import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { rangeOf, rangeOfCount, seedCount } from '#mocks/seeded.ts'
import { respondWith } from '#mocks/stories.ts'
import { empty, failedState, loadingState, offline } from '#mocks/story-states.ts'
import { ServiceList } from './service-list.tsx'

const meta = {
  title: 'Tables/Services',
  component: ServiceList,
  parameters: {
    staff: true,
    guidance: {
      use: 'Keep the order that visitors see.',
      avoid: 'Don’t show an icon without its service.',
    },
  },
} satisfies Meta<typeof ServiceList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeOf('services'))).toBeVisible()
    await expect(canvas.getByText('Electrical Eng.', { selector: 'td' })).toBeVisible()
  },
}

export const Loading: Story = loadingState('/services', 5)

export const Empty: Story = empty('/services', { data: [] }, 'No services')

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(rangeOf('services'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Civil Engineering')
    const civil = rangeOfCount(seedCount('services', { category: 'civil-engineering' }))
    await expect(await canvas.findByText(civil)).toBeVisible()
  },
}

export const ConfirmDelete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Civil Engineering' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete this service?',
    )
  },
}

export const Failed: Story = failedState('/services')

export const Offline: Story = offline('Failed to fetch services')

export const Odd: Story = {
  parameters: respondWith('/services', {
    data: [
      { _id: '1', name: null, category: 'instrumentation', iconUrl: 'data:image/svg+xml,x', createdAt: 1 },
      { name: 'Without an id', shortDescription: 'One sentence. '.repeat(40) },
      'nothing',
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–2 of 2')).toBeVisible()
    await expect(canvas.getByText('instrumentation')).toBeVisible()
    await expect(canvas.getByText('Without an id').closest('a')).toBeNull()
  },
}
