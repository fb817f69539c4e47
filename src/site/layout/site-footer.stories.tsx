import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { company } from '#src/company/company.ts'
import { lineCount } from '#src/ui/story-lines.ts'
import { telHref } from '#src/ui/text/phone.ts'
import { SiteFooter } from './site-footer.tsx'

const meta = {
  title: 'Navigation/Site footer',
  parameters: {
    guidance: {
      use: 'Repeat phone, e-mail and address on every page.',
      avoid: 'Don’t repeat the main menu in it.',
    },
  },
  component: SiteFooter,
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blogs')
    for (const phone of canvas.getAllByRole('link', { name: company.phones[0] }))
      await expect(phone).toHaveAttribute('href', telHref(company.phones[0]))
    const smallPrint = within(canvas.getByText(/All rights reserved/).parentElement ?? document.body)
    await expect(smallPrint.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    await expect(smallPrint.getByRole('link', { name: company.phones[0] })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Save data' })).not.toBeChecked()
  },
}

/** Phone: lower than one window. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().height).toBeLessThan(780)
    for (const email of company.emails) {
      const [, host = ''] = email.split('@')
      await expect(lineCount(canvas.getByRole('link', { name: email }), host)).toBe(1)
    }
  },
}
