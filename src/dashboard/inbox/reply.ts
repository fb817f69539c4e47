import { type DateInput, monthDayYear } from '#src/ui/text/date.ts'
import { whatsAppHref } from '#src/ui/text/phone.ts'
import type { Placeholder, Template } from './templates.ts'

/** Sender of an enquiry, and its subject. */
export interface Sender {
  name: string
  email: string
  phone: string
  /** Subject as used inside a sentence: "Mechanical Engineering". */
  subject: string
  receivedAt: DateInput
}

export type Words = Record<Placeholder, string>

export function wordsOf(
  { name, subject, receivedAt }: Sender,
  reference: string,
  sender: { me: string; company: string },
): Words {
  return {
    ...sender,
    name: name || 'Sir or Madam',
    subject: subject || 'your enquiry',
    reference,
    date: monthDayYear(receivedAt),
  }
}

/** Fills a template's placeholders; other braces stay unchanged. */
export function fillTemplate(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    // Object.hasOwn does not narrow the type to one of the keys.
    Object.hasOwn(words, name) ? words[name as Placeholder] : whole,
  )
}

/** Returns a mailto link; undefined without an address. */
export function addressHref(email: string): string | undefined {
  if (!/^[^\s@]+@\S+$/.test(email)) return undefined
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** Returns a mailto link with a template's subject and body; undefined without an address. */
export function mailHref(email: string, { subject, body }: Template, words: Words): string | undefined {
  const address = addressHref(email)
  // Mail programs require line ends as in RFC 6068.
  const text = encodeURIComponent(fillTemplate(body, words)).replaceAll('%0A', '%0D%0A')
  return address && `${address}?subject=${encodeURIComponent(fillTemplate(subject, words))}&body=${text}`
}

/** Returns links that open the filled template in webmail; none without an address. */
export function webmailLinks(email: string, { subject, body }: Template, words: Words) {
  if (!addressHref(email)) return []
  const link = (
    address: string,
    names: [to: string, subject: string],
    fixed: Record<string, string> = {},
  ) => {
    const [to, title] = names
    const query = {
      ...fixed,
      [to]: email,
      [title]: fillTemplate(subject, words),
      body: fillTemplate(body, words),
    }
    // Webmail shows the plus signs of URLSearchParams as they are.
    return `${address}?${String(new URLSearchParams(query)).replaceAll('+', '%20')}`
  }
  return [
    { label: 'Gmail', href: link('https://mail.google.com/mail/', ['to', 'su'], { view: 'cm', fs: '1' }) },
    { label: 'Outlook', href: link('https://outlook.office.com/mail/deeplink/compose', ['to', 'subject']) },
  ]
}

/** Returns a WhatsApp link that starts with the template; undefined without a number. */
export function chatHref(phone: string, { body }: Template, words: Words): string | undefined {
  return whatsAppHref(phone, fillTemplate(body, words))
}
