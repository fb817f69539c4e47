import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { seedCount } from '#mocks/seeded.ts'
import { api } from '#src/api/index.ts'
import { resourceList } from '#src/dashboard/navigation/resources.ts'
import { waitingAtom } from '#src/dashboard/new-records/waiting-counts.ts'
import { putForStaff } from '#src/dashboard/offline-data/sync/synced-lists.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { lineCount } from '#src/ui/story-lines.ts'
import { foldedAtom } from './folded.ts'
import { SidebarLinks } from './sidebar.tsx'

const meta = {
  title: 'Navigation/Sidebar',
  component: SidebarLinks,
  parameters: {
    guidance: {
      use: 'Mark the current screen, and show new records apart from totals.',
      avoid: 'Don’t let a count move its label.',
      keys: 'Tab goes through the screens. G and a letter go to one of them.',
      focus: 'Goes to the heading of the next screen after a link.',
      announced:
        'A landmark named “Dashboard”. The current screen as current, the number of records in the name of its link.',
    },
    staff: true,
  },
  decorators: [
    (Story) => (
      <aside className="steel dense flex max-w-68 flex-col">
        <Story />
      </aside>
    ),
  ],
} satisfies Meta<typeof SidebarLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getByRole('navigation').querySelectorAll('a')
    await expect([...names].map((link) => link.textContent)).toEqual([
      'Dashboard',
      ...resourceList.map(({ label }) => label),
      'Setting',
    ])
  },
}

/** Counts with separators for thousands; none wraps or shifts its neighbours. */
export const Many: Story = {
  decorators: [
    (Story) => {
      const client = useQueryClient()
      useState(() => {
        const rows = Array.from({ length: 10_000 }, (_, index) => ({ _id: String(index) }))
        putForStaff(client, api.contactSubmissions.list().queryKey, rows)
      })
      return <Story />
    },
  ],
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole('link', { name: 'Contact Submissions, 10,000' })
    const other = canvas.getByRole('link', { name: 'Media' })
    await expect(entry.offsetHeight).toBe(other.offsetHeight)
    await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth)
  },
}

/** Rail of icons in a window between phone and desktop width; the icons keep their names. */
export const Rail: Story = {
  args: { mayBeRail: true },
  globals: { viewport: { value: 'w768' } },
  decorators: [(Story) => <div className="w-14">{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Team & Leadership' })
    await expect(link).toHaveAttribute('title', 'Team & Leadership')
    await expect(link.querySelector('svg')).toBeVisible()
    if (innerWidth < 1100) await expect(link.querySelector('span')).toHaveStyle({ position: 'absolute' })
  },
}

export const WithCounts: Story = {
  decorators: [
    (Story) => {
      const { data } = useQuery(api.quoteRequests.list())
      return data ? <Story /> : <span />
    },
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: `Quote Requests, ${seedCount('quoteRequests')}` }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Applications' })).toBeVisible()
  },
}

/** Lists missing from this device are marked before the tap; screens without a list have no mark. */
export const Offline: Story = {
  decorators: WithCounts.decorators ?? [],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: `Quote Requests, ${seedCount('quoteRequests')}` })
    store.set(connectionAtom, 'offline')
    await expect(await canvas.findByRole('link', { name: 'Applications, not on this device' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: `Quote Requests, ${seedCount('quoteRequests')}` }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Setting' })).toBeVisible()
  },
  beforeEach: () => () => store.set(connectionAtom, 'online'),
}

/** Number of waiting records in place of the total, which stays in the entry's accessible name. */
export const AwaitingReply: Story = {
  ...WithCounts,
  beforeEach: () => {
    store.set(waitingAtom, { 'quote-requests': 3 })
    return () => store.set(waitingAtom, {})
  },
  play: async ({ canvas }) => {
    const name = `Quote Requests, ${seedCount('quoteRequests')}`
    const entry = await canvas.findByRole('link', { name })
    await expect(entry).toHaveAccessibleDescription('3 waiting')
    const count = entry.querySelector<HTMLElement>('[data-waiting="3"]')
    await expect(count && getComputedStyle(count, '::before').content).toBe('"3"')
  },
}

/** The longest name beside a long count is readable as a whole. */
export const LongName: Story = {
  ...WithCounts,
  decorators: Many.decorators ?? [],
  beforeEach: () => {
    store.set(waitingAtom, { 'contact-submissions': 9000 })
    return () => store.set(waitingAtom, {})
  },
  play: async ({ canvas }) => {
    const label = await canvas.findByText('Contact Submissions')
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    await expect(label).not.toHaveStyle({ textOverflow: 'ellipsis' })
    for (const word of ['Contact', 'Submissions']) await expect(lineCount(label, word)).toBe(1)
  },
}

/** Names folded away in a wide window; the choice is stored. */
export const Folded: Story = {
  args: { mayBeRail: true },
  globals: { viewport: { value: 'w1440' } },
  beforeEach: () => () => store.set(foldedAtom, false),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Collapse sidebar' })
    if (innerWidth < 1100) return
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Expand sidebar')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
    await expect(localStorage.getItem('sidebar-folded')).toBe('true')
  },
}
