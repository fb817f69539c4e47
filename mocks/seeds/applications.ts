import type { Application } from '#src/contract/applications.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Application> {
  return [
    {
      _id: rowId('applications', 1),
      applicantName: 'Ese Oghene',
      email: 'ese.oghene@mail.example',
      phone: '+234 800 000 0140',
      role: 'Site Engineer',
      status: 'new',
      appliedAt: daysBefore(now, 2),
      resumeUrl: '/uploads/resume-01.pdf',
    },
  ]
}
