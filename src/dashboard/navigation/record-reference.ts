import type { Answerable } from '#src/contract/answers.ts'

const prefixes: Record<Answerable, string> = {
  'quote-requests': 'QR',
  applications: 'JA',
  'contact-submissions': 'CS',
}

/** What both sides can name a record by: `QR-9F04A1`, from the end of its id. */
export function recordReference(inbox: Answerable, id: string): string {
  return `${prefixes[inbox]}-${id
    .replace(/[^\da-z]/gi, '')
    .slice(-6)
    .toUpperCase()}`
}
