import { contactSubjects } from '#src/contract/options.ts'

/** Returns the contact form's label of a subject. @example subjectLabel('support') // 'Technical Support' */
export const subjectLabel = (service: string): string =>
  contactSubjects.find(({ value }) => value === service)?.label ?? (service || 'N/A')
