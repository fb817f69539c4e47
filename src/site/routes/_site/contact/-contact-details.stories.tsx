import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '#src/company/company.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { telHref, whatsAppHref } from '#src/ui/text/phone.ts'
import { ContactDetails } from './-contact-details.tsx'

const meta = {
  title: 'Sections/Contact details',
  parameters: {
    guidance: { use: 'Make phone numbers and addresses links.', avoid: 'Don’t show them as pictures.' },
  },
  component: ContactDetails,
} satisfies Meta<typeof ContactDetails>
export default meta
const [, secondPhone = ''] = company.phones
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: secondPhone })).toHaveAttribute(
      'href',
      telHref(secondPhone),
    )
    await expect(canvas.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
      'href',
      whatsAppHref(company.whatsApp),
    )
  },
}

export const Phone: Story = {
  decorators: [narrow],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: company.emails[0] })).toBeVisible()
    // Hidden here and shown beside the map: the hours would push the form down.
    await expect(canvas.queryByText('Office hours')).not.toBeVisible()
  },
}
