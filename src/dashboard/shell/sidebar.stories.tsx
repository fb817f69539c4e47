import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { expect } from 'storybook/test'
import { seeded } from '#mocks/seeded.ts'
import { api } from '#src/api/index.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { SidebarLinks } from './sidebar.tsx'

const meta = {
  component: SidebarLinks,
  parameters: { staff: true },
  decorators: [
    (Story) => (
      <aside className="steel flex w-60 flex-col">
        <Story />
      </aside>
    ),
  ],
} satisfies Meta<typeof SidebarLinks>
export default meta
type Story = StoryObj<typeof meta>

export const AllEntries: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getByRole('navigation').querySelectorAll('a')
    await expect([...names].map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Projects',
      'Services',
      'Careers',
      'Media',
      'Applications',
      'Quote Requests',
      'Blogs and Insights',
      'Testimonials',
      'Team & Leadership',
      'Contact Submissions',
      'Setting',
    ])
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
      await canvas.findByRole('link', { name: `Quote Requests, ${seeded('quoteRequests')}` }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Applications' })).toBeVisible()
  },
}

/** Which lists are not on this device is known before the tap; screens without a list have nothing to miss. */
export const WithoutAConnection: Story = {
  decorators: WithCounts.decorators ?? [],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: `Quote Requests, ${seeded('quoteRequests')}` })
    getDefaultStore().set(connectionAtom, 'offline')
    await expect(await canvas.findByRole('link', { name: 'Applications, not on this device' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: `Quote Requests, ${seeded('quoteRequests')}` }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Setting' })).toBeVisible()
  },
  beforeEach: () => () => getDefaultStore().set(connectionAtom, 'online'),
}
