import type { QuoteRequest } from '#src/contract/quote-requests.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<QuoteRequest> {
  return [
    {
      _id: rowId('quoteRequests', 1),
      companyName: 'Lantern Terminals',
      firstName: 'Ngozi',
      lastName: 'Amadi',
      email: 'n.amadi@lantern.example',
      phoneNumber: '+234 800 000 0150',
      country: 'Nigeria',
      service: 'Civil Engineering',
      budget: 45000000,
      timeline: '',
      message: 'Bund repair.',
      createdAt: daysBefore(now, 2),
    },
  ]
}
