import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, weather } from '#mocks/stories.ts'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { api } from '#src/api/index.ts'
import { putForStaff } from '#src/offline/sync/synced-lists.ts'
import { withMessages } from '#src/ui/overlay/with-messages.fixture.tsx'
import { QuoteRequestDetail } from './quote-request-detail.tsx'

const requests = ['Amaka Okafor', 'Ese Obi', 'Tunde Bello', 'Ngozi Eze'].map((name, index) => ({
  _id: `64f0c2a19f04a${index}`,
  companyName: ['Delta Fabrication', 'Escravos Marine', 'Bello & Sons', 'Warri Gas'][index],
  firstName: name.split(' ')[0],
  lastName: name.split(' ')[1],
  email: 'client@client.example',
  phoneNumber: '0800 000 0100',
  country: 'Nigeria',
  service: 'Mechanical Engineering',
  budget: 12_500_000,
  timeline: '2027-03-05',
  message: 'Two pump skids.',
  createdAt: `2026-11-1${9 - index}T09:00:00Z`,
}))
const open = requests[1]

const meta = {
  title: 'Records/Quote request, answered',
  component: QuoteRequestDetail,
  args: { id: open?._id ?? '' },
  parameters: {
    staff: true,
    guidance: [
      'Say who has answered and when, and keep notes apart from the answer.',
      'Send a note to anybody.',
    ],
    ...answering('/demo/{id}', { demoRequest: open }),
  },
  decorators: [
    (Story) => {
      const client = useQueryClient()
      // Once, before anything is drawn: the list is on the device.
      useState(() => putForStaff(client, api.quoteRequests.list().queryKey, requests))
      return <Story />
    },
  ],
} satisfies Meta<typeof QuoteRequestDetail>
export default meta
type Story = StoryObj<typeof meta>

/** By the person, with the others before and after it, and beside it where the window is wide. */
export const AmongTheOthers: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Quote Request Details Ese Obi' })
    await expect(heading).toBeVisible()
    await expect(heading.nextElementSibling).toHaveTextContent(/^Escravos Marine$/)
    await expect(canvas.getByText('2 of 4')).toBeVisible()
    const next = canvas.getByRole('link', { name: 'Next' })
    await expect(next).toHaveAttribute('href', `/dashboard/quote-requests/${requests[2]?._id}`)
    if (!window.matchMedia('(width >= 75rem)').matches) return
    const list = within(await canvas.findByRole('navigation', { name: 'Quote Requests, list' }))
    await expect(list.getAllByRole('link')).toHaveLength(4)
    const current = list.getByRole('link', { current: 'page' })
    await expect(current).toHaveTextContent(/^Escravos Marine .+ Mechanical Engineering · ₦12.5 m$/)
    // Two lines: as many of them as can be are in sight.
    await expect(current.getBoundingClientRect().height).toBeLessThan(60)
  },
}

export const Marked: Story = {
  decorators: withMessages,
  beforeEach: () => nameFeatures('answers'),
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: 'Mark as answered' })
    await expect(canvas.getByText('Not answered')).toBeVisible()
    await userEvent.click(mark)
    await waitFor(() => expect(mark).toHaveAccessibleName('Answered · Undo'))
    await expect(await canvas.findByText(/^by .+,/)).toHaveTextContent(/^by .+, just now$/)
    const next = await canvas.findByRole('button', { name: 'Next that waits' })
    await waitFor(() => expect(next).toBeVisible())
    await userEvent.click(mark)
    await expect(await canvas.findByText('Not answered')).toBeVisible()
  },
}

/** What the other program did, nobody can know here: it is asked. */
export const AskedAfterAnEmail: Story = {
  decorators: withMessages,
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    return () => document.removeEventListener('click', stay)
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('· QR-9F04A1')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail' }))
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail' }))
    await expect(canvas.getAllByText('Once it is sent to Ese Obi:')).toHaveLength(1)
    const buttons = () => canvas.getAllByRole('button', { name: 'Mark as answered' })
    await waitFor(() => expect(buttons()).toHaveLength(2))
    // The message's own comes after the bar's.
    await userEvent.click(buttons().at(-1) ?? document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Answered · Undo' }))
    await waitFor(() => expect(buttons()).toHaveLength(1))
  },
}

/** A backend that knows nothing of marks and notes: they are this device's, and it says so. */
export const OnThisDeviceOnly: Story = {
  args: { id: '66c0ffeeb200000000000001' },
  parameters: weather('keyless'),
  beforeEach: () => nameFeatures(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Internal notes' })
    await expect(field).toHaveAccessibleDescription('Nobody outside reads them. Saved as you type.')
    await userEvent.type(field, 'Owner is on leave until Monday')
    await userEvent.tab()
    await expect(
      await canvas.findByText(/^Saved by .+ On this device only, until you sign out\.$/),
    ).toBeVisible()
    await expect(field).toHaveValue('Owner is on leave until Monday')
  },
}

export const WithTemplates: Story = {
  play: async ({ canvas, userEvent }) => {
    const mail = () =>
      decodeURIComponent(canvas.getByRole('link', { name: 'E-mail' }).getAttribute('href') ?? '')
    await canvas.findByRole('link', { name: 'E-mail' })
    expect(mail()).toContain('Dear Ese Obi,')
    expect(mail()).toContain('subject=Your quote request QR-9F04A1')
    const choice = canvas.getByRole('combobox', { name: 'Template of the answer' })
    await expect(canvas.getByText('Template')).toBeVisible()
    // No name of a template is cut off.
    const { width } = choice.getBoundingClientRect()
    choice.style.width = 'max-content'
    await expect(width).toBeGreaterThanOrEqual(Math.floor(choice.getBoundingClientRect().width))
    choice.style.width = ''
    await userEvent.selectOptions(choice, 'We need more details')
    expect(mail()).toContain('a few details more')
    const edited = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit templates' }))
      return within(await screen.findByRole('dialog', { name: 'Templates' }))
    }
    const dialog = await edited()
    const text = dialog.getByLabelText('Text')
    await userEvent.clear(text)
    await userEvent.type(text, 'Good day {{name}.')
    await expect(dialog.getByText('Good day Ese Obi.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Templates' })).toBeNull())
    const reopened = await edited()
    await expect(reopened.getByLabelText('Text')).toHaveValue('Good day {name}.')
    await userEvent.click(reopened.getByRole('button', { name: 'Save templates' }))
    await userEvent.selectOptions(
      canvas.getByLabelText('Template of the answer'),
      'Received, we are pricing it',
    )
    await waitFor(() => expect(mail()).toContain('Good day Ese Obi.'))
    const again = await edited()
    await userEvent.click(again.getByRole('button', { name: 'Reset' }))
    await userEvent.click(again.getByRole('button', { name: 'Save templates' }))
    await waitFor(() => expect(mail()).toContain('Dear Ese Obi,'))
  },
}
