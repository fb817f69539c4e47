import type { Writes } from '#src/contract/collection.ts'
import { date, id, text, url } from '#src/contract/fields.ts'
import { multipart } from '#src/contract/multipart.ts'
import { type Read, record } from '#src/contract/records/reader.ts'
import { anErrorOccurred, type Reads } from '#src/contract/records/reads.ts'

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
  wire: {
    path: '/job-applications',
    list: 'jobApplications',
    item: 'jobApplication',
  },
  noun: ['application', 'applications'],
  record: application,
  words: ({ applicantName, role, email: address, phone }) => ({
    title: applicantName,
    terms: [role, address, phone],
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
