import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { awaitState } from '#mocks/story-states.ts'
import { company } from '#src/company/company.ts'
import { telHref, whatsAppHref } from '#src/ui/text/phone.ts'
import { CallBar } from './call-bar.tsx'

const meta = {
  title: 'Navigation/Call bar',
  component: CallBar,
  args: { service: 'Civil Engineering' },
  decorators: [
    (Story) => (
      <div className="bg-paper">
        <main>
          <div className="h-[200vh] p-4">
            <label>
              Search <input className="min-h-11 border border-edge" />
            </label>
          </div>
          <Story />
        </main>
        <footer className="steel h-96 p-4">The footer</footer>
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: 'Offer three ways to reach the company on pages where visitors need one.',
      avoid: 'Don’t let it cover a field, a message or the footer.',
      keys: 'Tab reaches its three links.',
      focus: 'Is not moved. The bar is hidden while a person types.',
      announced: 'A landmark named “Reach us”.',
    },
    layout: 'fullscreen',
    docs: { story: { height: '640px' } },
  },
} satisfies Meta<typeof CallBar>
export default meta
type Story = StoryObj<typeof meta>

/** Phone: the bar at the window's edge. Hidden while something is typed; ends above the footer. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation', { name: 'Reach us' })
    const ways = canvas.getAllByRole('link')
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      telHref(company.phones[0]),
      whatsAppHref(company.whatsApp),
      '/quote?service=Civil+Engineering',
    ])
    for (const way of ways) await expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)

    await awaitState()
    await userEvent.click(canvas.getByRole('textbox'))
    await waitFor(() => expect(bar).not.toBeVisible())
    canvas.getByRole('textbox').blur()
    await waitFor(() => expect(bar).toBeVisible())

    const footer = canvas.getByRole('contentinfo')
    footer.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(footer.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top)
  },
}

/** Desktop: no bar, because the header and the page have these links. */
export const Desktop: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvasElement.querySelector('nav')).not.toBeVisible()
  },
}
