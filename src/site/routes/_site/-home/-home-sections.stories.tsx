import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { HomeSections } from './-home-sections.tsx'

const meta = {
  title: 'Sections/Home',
  component: HomeSections,
  parameters: {
    guidance: {
      use: 'Tell sections apart by their layout, not by their colour.',
      avoid: 'Don’t add a section that says nothing new.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HomeSections>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Lists without entries have no section, and the numbers have no gap: a site whose owner has added nothing yet. */
export const EmptySite: Story = {
  parameters: {
    msw: [
      ...respondWith('/services', { data: [] }).msw,
      ...respondWith('/projects', { projects: [] }).msw,
      ...respondWith('/blogs', { blogs: [] }).msw,
      ...respondWith('/testimonials', { testimonials: [] }).msw,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No testimonials available at the moment.')).toBeVisible()
    for (const name of ['Our services', 'Recent projects', 'Notes from our engineers'])
      await expect(canvas.queryByRole('heading', { name })).toBeNull()
    const numbers = canvasElement.textContent.match(/0\d(?= — )/g)
    await expect(numbers).toEqual(['01', '02', '03', '04', '05'])
  },
}
