import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import type { InboxName } from '#src/contract/follow-ups.ts'
import type { Status } from '#src/ui/status-badge.tsx'

const template = z.object({ id: z.string(), name: z.string(), subject: z.string(), body: z.string() })
export type Template = z.infer<typeof template>

/** Placeholders of a template, and the meaning of each. */
export const placeholders = {
  name: 'the person’s name',
  subject: 'what they wrote about',
  reference: 'the record’s reference',
  date: 'the day it came in',
  me: 'your own name',
  company: 'our company',
} as const
export type Placeholder = keyof typeof placeholders

const end = '\n\nKind regards\n{me}\n{company}'
const hello = 'Dear {name},\n\n'

/** Templates before any change by the user. */
export const firstTemplates: Record<InboxName, Template[]> = {
  'quote-requests': [
    {
      id: 'received',
      name: 'Received, we are pricing it',
      subject: 'Your quote request {reference}',
      body: `${hello}Thank you for your request of {date} for {subject} ({reference}). An engineer is reading it now, and you will have our offer or our questions within two working days.${end}`,
    },
    {
      id: 'questions',
      name: 'We need more details',
      subject: 'Questions on your quote request {reference}',
      body: `${hello}Thank you for your request of {date} for {subject} ({reference}). To price it we need a few more details: the place of work, drawings or a data sheet if you have them, and the day by which you need it.${end}`,
    },
    {
      id: 'declined',
      name: 'We cannot take it',
      subject: 'Your quote request {reference}',
      body: `${hello}Thank you for your request of {date} for {subject} ({reference}). We cannot do this work well in the time you have, so we will not be submitting an offer.${end}`,
    },
  ],
  applications: [
    {
      id: 'received',
      name: 'Received',
      subject: 'Your application {reference}',
      body: `${hello}Thank you for your application of {date} for {subject} ({reference}). We will tell you by the end of next week what the next step is.${end}`,
    },
    {
      id: 'interview',
      name: 'Invitation to an interview',
      subject: 'Interview: {subject} ({reference})',
      body: `${hello}We have read your application for {subject} ({reference}) and would like to meet you. Which of the next five working days suits you?${end}`,
    },
    {
      id: 'accepted',
      name: 'Accepted',
      subject: 'Your application {reference}: we would like to work with you',
      body: `${hello}We are pleased to offer you the position of {subject} ({reference}). You will receive our written offer, and a list of the documents that we need from you, within two working days.${end}`,
    },
    {
      id: 'declined',
      name: 'Not selected',
      subject: 'Your application {reference}',
      body: `${hello}Thank you for your application for {subject} ({reference}). We will not be taking your application further this time. Thank you for the time you put into it.${end}`,
    },
  ],
  'contact-submissions': [
    {
      id: 'received',
      name: 'Received',
      subject: 'Your message {reference}',
      body: `${hello}Thank you for your message of {date} ({reference}). The right person is looking into it and will write to you within two working days.${end}`,
    },
    {
      id: 'call',
      name: 'May we call?',
      subject: 'Your message {reference}',
      body: `${hello}Thank you for your message of {date} ({reference}). This is easier to discuss by phone: when may we call you?${end}`,
    },
  ],
}

const storedTemplatesAtom = atomWithStorage<unknown>('reply-templates', {}, undefined, { getOnInit: true })

/**
 * Templates stored on this device by inbox; undefined without a change. They are the staff's own words and contain no
 * data of any sender.
 */
export const ownTemplatesAtom = atom(
  (get): Record<InboxName, Template[] | undefined> => {
    const storedTemplates = Object(get(storedTemplatesAtom))
    const ownTemplates = (inbox: InboxName) => {
      const read = z.safeParse(z.array(template), storedTemplates[inbox])
      return read.success && read.data.length > 0 ? read.data : undefined
    }
    return {
      'quote-requests': ownTemplates('quote-requests'),
      applications: ownTemplates('applications'),
      'contact-submissions': ownTemplates('contact-submissions'),
    }
  },
  (get, set, inbox: InboxName, templates: Template[] | undefined) =>
    // Without own templates the first templates apply again.
    set(storedTemplatesAtom, { ...Object(get(storedTemplatesAtom)), [inbox]: templates }),
)

/** Ids of the first templates by the status of an application that they fit. */
const templateOfStatus: Readonly<Record<string, string>> = {
  interview: 'interview',
  hired: 'accepted',
  rejected: 'declined',
}

/**
 * The template to propose for a record: the one of its status, or one that is named after the status, else the first.
 *
 * @param status of the record, where its kind has one
 */
export function proposedTemplate(templates: readonly Template[], status?: Status): Template | undefined {
  const fits = status && [
    ({ id }: Template) => id === templateOfStatus[status.value],
    ({ name }: Template) => name.trim().toLowerCase() === status.label.toLowerCase(),
  ]
  const fittingTemplate = fits?.map((isFitting) => templates.find(isFitting)).find((template) => template)
  return fittingTemplate ?? templates[0]
}

/** Templates chosen for records, by inbox and id, each with the record's status at that time. */
export const chosenTemplatesAtom = atom<Record<string, { template: string; status: string | undefined }>>({})

/** Unsaved template changes by inbox: a dialog closed by accident reopens with them. */
export const unsavedTemplatesAtom = atom<Partial<Record<InboxName, { shared: Template[]; own: Template[] }>>>(
  {},
)
