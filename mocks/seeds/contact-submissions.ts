import type { ContactSubmission } from '#src/contract/contact-submissions.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<ContactSubmission> {
  return [
    {
      _id: rowId('contactSubmissions', 1),
      fullName: 'Ngozi Amadi',
      email: 'n.amadi@lantern.example',
      phoneNumber: '+234 800 000 0150',
      service: 'general',
      message: 'Hello.',
      createdAt: daysBefore(now, 2),
    },
  ]
}
