import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { respondWith, simulateFaults } from '#mocks/stories.ts'
import { awaitState } from '#mocks/story-states.ts'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { api } from '#src/api/index.ts'
import { putForStaff } from '#src/dashboard/offline-data/sync/synced-lists.ts'
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
    guidance: {
      use: 'Show who replied and when, and keep notes apart from the reply.',
      avoid: 'Don’t send notes.',
    },
    ...respondWith('/demo/{id}', { demoRequest: open }),
  },
  decorators: [
    (Story) => {
      const client = useQueryClient()
      // Fill the cache once before the first render.
      useState(() => putForStaff(client, api.quoteRequests.list().queryKey, requests))
      return <Story />
    },
  ],
} satisfies Meta<typeof QuoteRequestDetail>
export default meta
type Story = StoryObj<typeof meta>

/** Record titled by the person, with links to its neighbours, and the list beside it in a wide window. */
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
    // Two lines, so that as many records as possible are visible.
    await expect(current.getBoundingClientRect().height).toBeLessThan(60)
  },
}

export const Marked: Story = {
  decorators: withMessages,
  beforeEach: () => nameFeatures('answers'),
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: 'Mark as answered' })
    await expect(canvas.getByText(/^Not answered/)).toBeVisible()
    await userEvent.click(mark)
    await waitFor(() => expect(mark).toHaveAccessibleName('Mark as not answered'))
    const who = await canvas.findByText(/^by .+,/)
    await expect(who.parentElement).toHaveTextContent(/^by .+, just now$/)
    const next = await canvas.findByRole('button', { name: 'Next unanswered' })
    await waitFor(() => expect(next).toBeVisible())
    await awaitState()
    await userEvent.click(mark)
    await expect(await canvas.findByText(/^Not answered/)).toBeVisible()
  },
}

/** Question after an e-mail: the app cannot know whether the mail program sent it. */
export const QuestionAfterAnEmail: Story = {
  decorators: withMessages,
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    return () => document.removeEventListener('click', stay)
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('· QR-9F04A1')).toBeVisible()
    const mail = canvas.getByRole('link', { name: 'E-mail' })
    await userEvent.click(mail)
    await userEvent.click(mail)
    const question = await canvas.findByText('Sent it?')
    await expect(question.closest('[role=status]')).toBeVisible()
    await awaitState()
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Not sent' }))
    await expect(canvas.queryByText('Sent it?')).toBeNull()
    await userEvent.click(mail)
    // The bar's button and the question's button each have their own label.
    await expect(canvas.getAllByRole('button', { name: 'Mark as answered' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark Ese Obi’s request as answered' }))
    const marked = await canvas.findByRole('button', { name: 'Mark as not answered' })
    await expect(canvas.queryByText('Sent it?')).toBeNull()
    await userEvent.click(marked)
    await expect(await canvas.findByRole('button', { name: 'Mark as answered' })).toBeVisible()
    await expect(canvas.queryByText('Sent it?')).toBeNull()
  },
}

/** Notes with a backend that does not store them: on this device only, as the screen says. */
export const OnThisDeviceOnly: Story = {
  args: { id: '66c0ffeeb200000000000001' },
  parameters: simulateFaults('keyless'),
  decorators: withMessages,
  beforeEach: () => nameFeatures(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'New internal note' })
    await expect(field).toHaveAccessibleDescription(
      'Only staff can see these notes. Your text stays on this device as a draft until you add it.',
    )
    await userEvent.type(field, 'Owner is on leave until Monday')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    const list = await canvas.findByRole('list', { name: 'Internal notes' })
    await expect(list).toHaveTextContent(/just now\s*On this device only, until you sign out/)
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Crane is booked{Control>}{Enter}{/Control}')
    const texts = () =>
      [...canvasElement.querySelectorAll('[aria-label="Internal notes"] > li')].map(
        ({ textContent }) => textContent,
      )
    await waitFor(() => expect(texts()).toHaveLength(2))
    await expect(texts()[0]).toContain('Crane is booked')
    await expect(texts()[1]).toContain('Owner is on leave until Monday')
    for (let left = 2; left > 0; left -= 1) {
      const [first] = canvas.getAllByRole('button', { name: 'Delete your note' })
      await userEvent.click(first ?? document.body)
      await waitFor(() => expect(texts()).toHaveLength(left - 1))
    }
    const [undo] = await canvas.findAllByRole('button', { name: 'Undo' })
    await userEvent.click(undo ?? document.body)
    await waitFor(() => expect(texts()).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete your note' }))
    await waitFor(() => expect(texts()).toEqual([]))
  },
}

const noteOf = (author: string, text: string, at: string) => ({
  _id: `quote-requests ${open?._id} note ${at.slice(0, 10)}`,
  collection: 'quote-requests',
  recordId: open?._id,
  kind: 'note',
  text,
  by: author,
  author,
  at,
})

/** Notes with their author and time; users can delete only their own. */
export const WithNotes: Story = {
  beforeEach: () => nameFeatures('answers'),
  parameters: {
    msw: [
      ...respondWith('/demo/{id}', { demoRequest: open }).msw,
      ...respondWith('/answers', {
        answers: [
          noteOf('Ada Nwachukwu', 'Has called twice, wants the offer by Friday.', '2026-11-20T09:00:00Z'),
          noteOf('Tamuno Briggs', 'Price sent.', '2026-11-21T09:00:00Z'),
        ],
      }).msw,
    ],
  },
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByRole('listitem')
    const entries = notes.filter((entry) => entry.closest('[aria-label="Internal notes"]'))
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Tamuno Briggs.+Price sent\.$/),
      expect.stringMatching(/^Ada Nwachukwu.+by Friday\.$/),
    ])
    await expect(canvas.queryByRole('button', { name: 'Delete your note' })).toBeNull()
  },
}

/** Text of the reply with all words filled in, and the ways to take it along. */
export const TextOfTheReply: Story = {
  decorators: withMessages,
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Read the text')
    const text = within(await canvas.findByRole('region', { name: 'Text of the reply' }))
    await expect(text.getByText(/^Dear Ese Obi,/)).toBeVisible()
    await expect(text.getByText('Your quote request QR-9F04A1')).toBeVisible()
    const gmail = text.getByRole('link', { name: 'Open in Gmail' })
    await expect(gmail).toHaveAttribute('href', expect.stringContaining('to=client%40client.example'))
    await expect(text.getByRole('link', { name: 'Open in Outlook' })).toHaveAttribute('target', '_blank')
    await expect(text.getByRole('button', { name: 'Copy text' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Template of the answer'), 'We cannot take it')
    await expect(text.getByText(/we will not be submitting an offer/)).toBeVisible()
    await choose('Hide the text')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Text of the reply' })).toBeNull())
  },
}

/** Templates of all staff, and a second group of this device. */
export const SharedTemplates: Story = {
  beforeEach: () => nameFeatures('answers'),
  parameters: {
    msw: [
      ...respondWith('/demo/{id}', { demoRequest: open }).msw,
      ...respondWith('/answers', {
        answers: [
          {
            _id: 'quote-requests templates template drawings',
            collection: 'quote-requests',
            recordId: 'templates',
            kind: 'template',
            text: '{"name":"Ask for drawings","subject":"{reference}","body":"Dear {name}"}',
            by: 'Tamuno Briggs',
            author: 't',
            at: '2026-11-20T09:00:00Z',
          },
        ],
      }).msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const shared = await canvas.findByRole('group', { name: 'Shared with colleagues' })
    await waitFor(() => expect(shared).toHaveTextContent(/We cannot take itAsk for drawings$/))
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit templates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with colleagues' }))
    await expect(dialog.getByLabelText('Name')).toHaveValue('Received, we are pricing it')
    await expect(dialog.getByRole('checkbox', { name: 'Share with colleagues' })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
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
    // No template name may be truncated.
    const { width } = choice.getBoundingClientRect()
    choice.style.width = 'max-content'
    await expect(width).toBeGreaterThanOrEqual(Math.floor(choice.getBoundingClientRect().width))
    choice.style.width = ''
    await userEvent.selectOptions(choice, 'We need more details')
    expect(mail()).toContain('a few more details')
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
