import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '#src/ui/story-frames.tsx'
import { ContactDetails } from './-contact-details.tsx'

const meta = { title: 'Sections/Contact details', component: ContactDetails } satisfies Meta<
  typeof ContactDetails
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+234 800 000 0002' })).toHaveAttribute(
      'href',
      'tel:+2348000000002',
    )
    await expect(canvas.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/2348000000001',
    )
  },
}

export const Phone: Story = {
  decorators: [narrow],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'info@kelvara.example' })).toBeVisible()
    // Hidden here and shown beside the map: the hours would push the form down.
    await expect(canvas.queryByText('Office hours')).not.toBeVisible()
  },
}
