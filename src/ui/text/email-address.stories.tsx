import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmailAddress } from './email-address.tsx'

const meta = {
  title: 'Cards/E-mail address',
  component: EmailAddress,
  parameters: {
    guidance: {
      use: 'Let a long address break after its @.',
      avoid: 'Don’t truncate an address: it could not be copied.',
      keys: 'None: it is text. A link around it is the caller’s.',
      focus: 'None.',
      announced: 'The address in one piece, never translated.',
    },
  },
  args: { children: 'tamuno.briggs@kelvara.example' },
  render: (args) => (
    <p className="wrap-anywhere w-40 border border-line p-2">
      <EmailAddress {...args} />
    </p>
  ),
} satisfies Meta<typeof EmailAddress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tamuno.briggs@kelvara.example')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { children: 'N/A' },
  play: async ({ canvas }) => expect(canvas.getByText('N/A')).toBeVisible(),
}
