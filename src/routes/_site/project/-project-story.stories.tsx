import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { ProjectStory } from './-project-story.tsx'

const meta = {
  title: 'Public/Project',
  component: ProjectStory,
  args: { id: '66c0ffeea100000000000001' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProjectStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('button', { name: 'View Image 2 of 4' })
    await userEvent.click(second)
    await expect(canvas.getByRole('dialog', { name: 'Image viewer' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(second).toHaveFocus()
  },
}

export const OnAPhone: Story = { decorators: [narrow] }
export const Odd: Story = { args: { id: '66c0ffeea100000000000009' }, parameters: weather('odd') }
export const Bare: Story = { parameters: answering('/projects/{id}', { project: { title: 'Only a title' } }) }
export const Waiting: Story = { parameters: answering('/projects/{id}', 'never') }
export const Missing: Story = { args: { id: 'gone' } }
export const Failed: Story = { parameters: answering('/projects/{id}', 500) }
export const NotOnThisDevice: Story = {
  parameters: weather('offline'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This project is not on this device yet' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible()
  },
}
export const WithoutRelated: Story = { parameters: answering('/projects', { projects: [] }) }
export const RelatedFailed: Story = { parameters: answering('/projects', 500) }
