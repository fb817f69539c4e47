import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import type { Answerable } from '#src/contract/answers.ts'

const template = z.object({ id: z.string(), name: z.string(), subject: z.string(), body: z.string() })
export type Template = z.infer<typeof template>

/** What stands between braces in a template, and what it is filled with. */
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

/** What everybody starts with. */
export const firstTemplates: Record<Answerable, Template[]> = {
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
      body: `${hello}Thank you for your request of {date} for {subject} ({reference}). To price it we need a few details more: the place of work, drawings or a data sheet if you have them, and the day by which you need it.${end}`,
    },
    {
      id: 'declined',
      name: 'We cannot take it',
      subject: 'Your quote request {reference}',
      body: `${hello}Thank you for your request of {date} for {subject} ({reference}). We cannot do this work well within your time, so we do not offer it.${end}`,
    },
  ],
  applications: [
    {
      id: 'received',
      name: 'Received',
      subject: 'Your application {reference}',
      body: `${hello}Thank you for your application of {date} for {subject} ({reference}). We have it and will tell you by the end of next week how it goes on.${end}`,
    },
    {
      id: 'interview',
      name: 'Invitation to an interview',
      subject: 'Interview: {subject} ({reference})',
      body: `${hello}We have read your application for {subject} ({reference}) and should like to meet you. Which of the next five working days suits you?${end}`,
    },
    {
      id: 'declined',
      name: 'No',
      subject: 'Your application {reference}',
      body: `${hello}Thank you for your application for {subject} ({reference}). We have chosen somebody else this time.${end}`,
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
      body: `${hello}Thank you for your message of {date} ({reference}). It is best talked over: when may we call you?${end}`,
    },
  ],
}

const keptAtom = atomWithStorage<unknown>('reply-templates', {}, undefined, { getOnInit: true })

/** The templates of this device by inbox. They are staff's own words and say nothing about anybody who wrote in. */
export const templatesAtom = atom(
  (get): Record<Answerable, Template[]> => {
    const kept = Object(get(keptAtom))
    const own = (inbox: Answerable) => {
      const read = z.safeParse(z.array(template), kept[inbox])
      return read.success && read.data.length > 0 ? read.data : firstTemplates[inbox]
    }
    return {
      'quote-requests': own('quote-requests'),
      applications: own('applications'),
      'contact-submissions': own('contact-submissions'),
    }
  },
  (get, set, inbox: Answerable, templates: Template[] | undefined) =>
    // Without any, those that everybody starts with come back.
    set(keptAtom, { ...Object(get(keptAtom)), [inbox]: templates }),
)

/** Which template was used last, by inbox: the next answer begins with it. */
export const lastTemplateAtom = atom<Partial<Record<Answerable, string>>>({})

/** What is being changed and not saved yet, by inbox: a dialog that was closed by a slip opens with it again. */
export const unsavedTemplatesAtom = atom<Partial<Record<Answerable, Template[]>>>({})
