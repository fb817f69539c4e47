import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { respondWith } from '#mocks/stories.ts'
import { confirmState, failedState, loadingState, notFound, offline } from '#mocks/story-states.ts'
import { QuoteRequestDetail } from './quote-request-detail.tsx'

const meta = {
  title: 'Records/Quote request',
  component: QuoteRequestDetail,
  args: { id: '1' },
  parameters: {
    staff: true,
    guidance: {
      use: 'Put the reply first, with the reference in the subject.',
      avoid: 'Don’t show money without a currency.',
    },
  },
} satisfies Meta<typeof QuoteRequestDetail>
export default meta
type Story = StoryObj<typeof meta>

const demoRequest = {
  _id: '1',
  companyName: 'Delta Fabrication',
  firstName: 'Amaka',
  lastName: 'Okafor',
  email: 'amaka@client.example',
  phoneNumber: '0800 000 0100',
  country: 'Nigeria',
  service: 'Mechanical Engineering',
  budget: 12_500_000,
  timeline: '2027-03-05',
  message: 'Two pump skids.\n\nWith piping up to the battery limit.',
  fileUrl: '/uploads/scope-of-work.pdf',
  createdAt: '2026-11-05T09:00:00Z',
}

export const Filled: Story = {
  parameters: respondWith('/demo/{id}', { demoRequest }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦12,500,000')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+2348000000100')
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'amaka@client.example' })).toHaveAttribute(
      'href',
      'mailto:amaka@client.example',
    )
    await expect(canvas.getByRole('link', { name: '0800 000 0100' })).toHaveAttribute(
      'href',
      'tel:+2348000000100',
    )
    // Both dates of a screen have the same format.
    await expect(canvas.getByText('Mar 5, 2027')).toBeVisible()
    await expect(canvas.getByText('Nov 5, 2026')).toBeVisible()
    const boxOf = (title: string) =>
      canvas.getByRole('heading', { level: 2, name: title }).parentElement?.getBoundingClientRect() ??
      new DOMRect()
    await expect(boxOf('Project Description').bottom).toBeLessThan(boxOf('Client Information').top)
    await expect(boxOf('Project Description').right).toBe(boxOf('Project Details').right)
  },
}

export const Odd: Story = {
  parameters: respondWith('/demo/{id}', {
    demoRequest: {
      ...demoRequest,
      fileUrl: 'javascript:alert(1)',
      phoneNumber: 'none',
      email: null,
      budget: 'To be agreed',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To be agreed')).toBeVisible()
    await expect(canvas.queryByText('Attached Files')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Call' })).toBeNull()
    await expect(canvas.getByText('none')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'none' })).toBeNull()
  },
}

export const Loading: Story = loadingState('/demo/{id}')

export const NotFound: Story = notFound('/demo/{id}', 'Quote request not found.', 'Go Back')

export const Failed: Story = failedState('/demo/{id}')

export const Offline: Story = offline('An error occurred')

/** Delete button in the header of a wide screen. */
export const ConfirmDelete: Story = {
  parameters: respondWith('/demo/{id}', { demoRequest }),
  ...confirmState('Are you sure you want to delete this quote request?', ['button', 'Delete Request']),
}

/** Delete entry in the menu of a narrow screen. */
export const ConfirmDeletePhone: Story = {
  parameters: respondWith('/demo/{id}', { demoRequest }),
  globals: { viewport: { value: 'w360' } },
  ...confirmState(
    'Are you sure you want to delete this quote request?',
    ['button', 'More actions'],
    ['menuitem', 'Delete Request'],
  ),
}
