import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { narrow } from '#src/ui/story-frames.tsx'
import { ServiceCard } from './service-card.tsx'

const service = {
  _id: 'civil',
  name: 'Civil Engineering',
  category: 'civil-engineering',
  shortDescription: 'Foundations, bunds, roads and jetties for soft ground and heavy rain.',
  fullDescription: '',
  iconUrl: '/uploads/icon-civil.svg',
  document: '',
  createdAt: '',
}

const meta = {
  title: 'Cards/Service',
  component: ServiceCard,
  parameters: {
    guidance: { use: 'Say in one sentence what the client gets.', avoid: 'Don’t rely on the icon alone.' },
  },
  args: { service },
  render: (args) => (
    <ul className="max-w-xl">
      <ServiceCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof ServiceCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read more about Civil Engineering' })
    await expect(link).toHaveAttribute('href', '/service/civil')
  },
}
export const Phone: Story = { decorators: [narrow] }
export const NoIcon: Story = { args: { service: { ...service, iconUrl: '' } } }
export const BrokenIcon: Story = {
  args: { service: { ...service, iconUrl: '/pictures/nothing-here.svg' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.lucide-cog')).toBeVisible())
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const Odd: Story = {
  args: {
    service: {
      ...service,
      _id: '',
      name: 'Instrumentation-and-control-system-obsolescence-management <draft>',
      shortDescription: '',
      iconUrl: '',
    },
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask us what this covers at your site.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
