import { contactSubjects } from '#src/contract/options.ts'

/** What the contact form calls a subject, else the word as it came. @example subjectLabel('support') // 'Technical Support' */
export const subjectLabel = (service: string): string =>
  contactSubjects.find(({ value }) => value === service)?.label ?? (service || 'N/A')
