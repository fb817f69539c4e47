import type { applicationInput } from './input.ts'

/** Entries that the applicant does not type. */
type Hidden = 'status' | 'careerId'

/** Labels of the visitors' form, in the order of its text in a mail. */
export const applicationLabels: Record<Exclude<keyof (typeof applicationInput)['shape'], Hidden>, string> = {
  applicantName: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  role: 'Position Applied For',
  experience: 'Years of Experience',
  education: 'Highest Education',
  coverLetter: 'Cover Letter',
  resume: 'Resume',
}
