import type { ContactSubmission } from '#src/contract/contact-submissions/record.ts'

/** @example whichSubmission(submission) // 'Contact submission from Ebiere Dokubo' */
export const whichSubmission = ({ fullName }: ContactSubmission): string =>
  fullName ? `Contact submission from ${fullName}` : 'Contact submission'
