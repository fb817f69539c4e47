import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
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

const largeText = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
}

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
    await expect(canvas.getByText('Request a Quote').getBoundingClientRect().height).toBeLessThan(24)
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

/** Text twice as large: icons only, with their names, on the same height. */
export const LargeText: Story = {
  ...largeText,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Reach us' })
    await waitFor(() => expect(bar.getBoundingClientRect().height).toBeLessThan(60))
    for (const name of ['Call now', 'WhatsApp', 'Request a Quote'])
      await expect(within(bar).getByRole('link', { name }).getBoundingClientRect().width).toBeGreaterThan(44)
  },
}

/** Below a first screen with its own buttons: the bar comes when these have left the window. */
export const BelowFirstScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div className="below-fold">
      <div className="h-[400vh] bg-paper-sunk p-4">Sections</div>
      <CallBar {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('navigation', { name: 'Reach us' })
    const sections = canvas.getByText('Sections')
    const topOf = (element: Element) => element.getBoundingClientRect().top
    const footer = canvas.getByRole('contentinfo')
    await expect(topOf(footer) - sections.getBoundingClientRect().bottom).toBeLessThan(60)

    sections.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(topOf(bar)).toBeLessThan(innerHeight))
    canvasElement.querySelector('main')?.scrollIntoView()
    scrollBy(0, topOf(sections) - 200)
    await waitFor(() => expect(topOf(bar)).toBeGreaterThanOrEqual(innerHeight))
    scrollBy(0, 200)
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBe(innerHeight))
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
