import { multipart } from '#src/contract/http/multipart.ts'
import type { Writes } from '#src/contract/schema/collection.ts'
import { date, id, text, url } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import { anErrorOccurred, type Reads } from '#src/contract/schema/reads.ts'

export const application = record({
  _id: id,
  applicantName: text,
  email: text,
  phone: text,
  role: text,
  status: text,
  careerId: text,
  appliedAt: date,
  createdAt: date,
  resumeUrl: url,
  experience: text,
  education: text,
  coverLetter: text,
})

export const applicationReads = {
  name: 'applications',
  api: {
    path: '/job-applications',
    list: 'jobApplications',
    item: 'jobApplication',
  },
  noun: ['application', 'applications'],
  record: application,
  words: ({ applicantName, role, email: address, phone, coverLetter }) => ({
    title: applicantName,
    terms: [role, address, phone],
    text: coverLetter,
  }),
  failures: {
    staff: anErrorOccurred,
    visitor: { create: 'Failed to submit job application' },
    serverFirst: true,
  },
} satisfies Reads<Read<typeof application>>

export const applicationWrites = {
  calls: { list: 'staff', detail: 'staff', create: 'visitor', remove: 'staff' },
  isInbox: true,
  send: multipart({
    applicantName: 'text',
    role: 'text',
    email: 'text',
    phone: 'text',
    status: 'text',
    careerId: 'text',
    experience: 'text',
    education: 'text',
    coverLetter: 'text',
    resume: 'file',
  }),
} satisfies Writes

export type Application = Read<typeof application>
