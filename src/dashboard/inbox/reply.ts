import { type Moment, monthDayYear } from '#src/ui/text/date.ts'
import { whatsAppHref } from '#src/ui/text/phone.ts'
import type { Placeholder, Template } from './templates.ts'

/** Who has written in, and what about. */
export interface Sender {
  name: string
  email: string
  phone: string
  /** What it is about, as it stands in a sentence: "Mechanical Engineering". */
  subject: string
  receivedAt: Moment
}

export type Words = Record<Placeholder, string>

export function wordsOf(
  { name, subject, receivedAt }: Sender,
  reference: string,
  own: { me: string; company: string },
): Words {
  return {
    ...own,
    name: name || 'Sir or Madam',
    subject: subject || 'your enquiry',
    reference,
    date: monthDayYear(receivedAt),
  }
}

/** A template's text with its placeholders filled; other braces stay as they are. */
export function filled(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    // Object.hasOwn does not tell the compiler that it is one of the keys.
    Object.hasOwn(words, name) ? words[name as Placeholder] : whole,
  )
}

/** Opens the person's own mail program; undefined when there is no address. */
export function addressHref(email: string): string | undefined {
  if (!/^[^\s@]+@\S+$/.test(email)) return undefined
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** The same with a template's words. */
export function mailHref(email: string, { subject, body }: Template, words: Words): string | undefined {
  const address = addressHref(email)
  // Mail programs want line ends as RFC 6068 has them.
  const text = encodeURIComponent(filled(body, words)).replaceAll('%0A', '%0D%0A')
  return address && `${address}?subject=${encodeURIComponent(filled(subject, words))}&body=${text}`
}

/** A WhatsApp chat that begins with the template; undefined when there is no number. */
export function chatHref(phone: string, { body }: Template, words: Words): string | undefined {
  return whatsAppHref(phone, filled(body, words))
}
