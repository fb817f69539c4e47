import type { InboxName } from '#src/contract/follow-ups.ts'

const prefixes: Record<InboxName, string> = {
  'quote-requests': 'QR',
  applications: 'JA',
  'contact-submissions': 'CS',
}

/** Returns a reference that staff and senders can use: `QR-9F04A1`, from the end of the record's id. */
export function recordReference(inbox: InboxName, id: string): string {
  return `${prefixes[inbox]}-${id
    .replace(/[^\da-z]/gi, '')
    .slice(-6)
    .toUpperCase()}`
}
