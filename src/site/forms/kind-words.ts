import { company } from '#src/company/company.ts'
import { applicationLabels } from '#src/contract/applications/labels.ts'
import { contactSubmissionLabels } from '#src/contract/contact-submissions/labels.ts'
import { contactSubjects } from '#src/contract/options.ts'
import { quoteRequestLabels } from '#src/contract/quote-requests/labels.ts'
import type { Kind, OutboxItem } from '#src/offline/outbox/item.ts'
import { whatsAppHref } from '#src/ui/text/phone.ts'
import { referenceOf } from './reference.ts'

/** Noun for each kind in a sentence. */
export const nouns: Record<Kind, string> = {
  quote: 'request',
  message: 'message',
  application: 'application',
}

const labels: Record<Kind, Record<string, string>> = {
  quote: quoteRequestLabels,
  message: contactSubmissionLabels,
  application: applicationLabels,
}

/** Returns the address of a WhatsApp chat with the office, with the entries as its first message. */
export function whatsAppOf(item: OutboxItem): string | undefined {
  return whatsAppHref(company.whatsApp, [item.title, '', textOf(item)].join('\n'))
}

/** Returns the address of an email to the office with the entries. */
export function emailOf(item: OutboxItem): string {
  const to = item.kind === 'quote' ? company.quotesEmail : company.emails[0]
  const subject = encodeURIComponent(`${item.title} (${referenceOf(item.id)})`)
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(textOf(item).replaceAll('\n', '\r\n'))}`
}

/** Returns the item's file, which a link cannot carry. */
export function fileOf({ input = {} }: OutboxItem): File | undefined {
  return Object.values(input).find((value) => value instanceof File)
}

function textOf(item: OutboxItem): string {
  const file = fileOf(item)
  const entries = Object.entries(labels[item.kind]).flatMap(([name, label]) => {
    const value = item.input?.[name]
    return value && !(value instanceof File) ? [`${label}: ${wordOf(item, name, value)}`] : []
  })
  return [...entries, ...(file ? [`Attached: ${file.name}`] : []), `Reference: ${referenceOf(item.id)}`].join(
    '\n',
  )
}

/** Returns a value as text for people. The subject is a code in the API. */
function wordOf({ kind }: OutboxItem, name: string, value: unknown): string {
  const subject =
    kind === 'message' && name === 'service' && contactSubjects.find((one) => one.value === value)
  return subject ? subject.label : String(value)
}
