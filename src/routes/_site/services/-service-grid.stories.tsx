import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answering, seededCount, weather } from '#mocks/stories.ts'
import { ServiceGrid } from './-service-grid.tsx'

const meta = {
  title: 'Public/Service grid',
  component: ServiceGrid,
  // The page has the heading above it.
  decorators: [
    (Story) => (
      <section>
        <h2 className="sr-only">Services</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ServiceGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Read more about/ })).toHaveLength(
      seededCount('services'),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(`${seededCount('services')} services`)
  },
}

export const OneCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Civil Engineering')
    await expect(canvas.getByRole('status')).toHaveTextContent(`2 of ${seededCount('services')} services`)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const OfNoCategory: Story = {
  parameters: { path: '/services?category=dentistry' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all services' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(seededCount('services'))
  },
}

export const Waiting: Story = {
  parameters: answering('/services', 'never'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(4)
  },
}

export const Empty: Story = { parameters: answering('/services', { data: [] }) }

export const Failed: Story = {
  parameters: answering('/services', 500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch services')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  },
}

export const NotOnThisDevice: Story = { parameters: weather('offline') }
export const Many: Story = { parameters: weather('many') }
