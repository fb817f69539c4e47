import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { company } from '#src/company/company.ts'
import { telHref } from '#src/ui/text/phone.ts'
import { SiteHeader } from './site-header.tsx'

const meta = {
  title: 'Navigation/Site header',
  component: SiteHeader,
  parameters: {
    guidance: {
      use: 'Keep it while the page changes; give it one primary action.',
      avoid: 'Don’t let it take more than a sixth of a phone’s screen.',
      keys: 'Tab goes through the logo, the links and the menu.',
      focus: 'Goes to the heading of the next page after a link.',
      announced: 'A landmark named “Main”. The current page as current.',
    },
  },
  decorators: [
    (Story) => (
      <div className="h-96 [--site-header:72px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

const onDesktop = { viewport: { value: 'w1440' } }
const onPhone = { viewport: { value: 'w320' } }

export const Home: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Careers' })).not.toHaveAttribute('aria-current')
  },
}

export const OnAnAboutPage: Story = {
  globals: onDesktop,
  parameters: { path: '/about-hse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'About Us' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  },
}

export const AboutUsOpen: Story = {
  globals: onDesktop,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About Us' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    const links = canvas.getByRole('list')
    for (const name of ['About Company', 'HSEs', 'Meet Management Team', "Company's Gallery"]) {
      await waitFor(() => expect(within(links).getByRole('link', { name })).toBeVisible())
    }
  },
}

export const AboutUsLeft: Story = {
  globals: onDesktop,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About Us' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('link', { name: 'HSEs' }))
    await waitFor(() => expect(button).toHaveAttribute('aria-current', 'true'))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Phone: the number is one tap away, beside the menu. */
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Call us' })
    await expect(call).toHaveAttribute('href', telHref(company.phones[0]))
    const { width, height } = call.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const PhoneMenuOpen: Story = {
  globals: onPhone,
  parameters: { path: '/careers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await expect(menu.getByRole('heading', { name: 'About Us' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page')
    const [contact, phone] = menu.getAllByRole('link').slice(-2)
    await expect(contact).toHaveTextContent('Contact Us')
    await expect(contact).toHaveAttribute('href', '/contact')
    await expect(phone).toHaveAttribute('href', telHref(company.phones[0]))
  },
}

export const PhoneMenuLeft: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(menu.getByRole('link', { name: 'Projects' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
