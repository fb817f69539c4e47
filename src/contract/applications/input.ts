import * as z from 'zod/mini'
import { withoutProblem } from '#src/contract/files/file-check.ts'
import { pdfProblem } from '#src/contract/files/pdf.ts'
import { options } from '#src/contract/options.ts'
import { choice, email, phoneNumber, requiredText } from '#src/contract/schema/inputs.ts'

/**
 * Statuses of an application: the value in the API, the label for staff, and other values that backends have been seen
 * to send for the same state.
 */
export const applicationStatuses = [
  { value: 'new', label: 'New', tone: 'info', synonyms: [] },
  { value: 'in-review', label: 'Reviewing', tone: 'caution', synonyms: ['reviewing'] },
  { value: 'interview', label: 'Interviewed', tone: 'info', synonyms: ['interviewed'] },
  { value: 'hired', label: 'Accepted', tone: 'safe', synonyms: ['accepted'] },
  { value: 'rejected', label: 'Rejected', tone: 'danger', synonyms: [] },
] as const

export const experienceOptions = options('0-2 years', '3-5 years', '5-10 years', '10+ years')

export const educationOptions = options('High School', "Bachelor's Degree", "Master's Degree", 'PhD', 'Other')

/** 10 MB as stated in the form's hint: 10 × 1024 × 1024 bytes. */
export const resumeLimit = 10 * 1024 * 1024

export const applicationInput = z.object({
  applicantName: requiredText('Tell us your full name'),
  email: email('Give an e-mail address that we can answer, such as name@mail.com'),
  phone: phoneNumber('Give a phone number that we can call, such as +234 803 123 4567'),
  role: requiredText('Tell us the position that you apply for'),
  status: z._default(z.literal('new'), 'new'),
  careerId: z.optional(z.string()),
  experience: choice(experienceOptions, 'Choose your years of experience'),
  education: choice(educationOptions, 'Choose your highest education'),
  coverLetter: requiredText('Write a few lines about yourself'),
  resume: z
    .file('Choose your resume as a PDF file')
    .check(
      z.maxSize(resumeLimit, 'This file is larger than 10 MB. Choose a smaller PDF.'),
      withoutProblem(pdfProblem),
    ),
})

export const applicationStatusInput = z.object({
  status: choice(applicationStatuses, 'Choose a status'),
})
