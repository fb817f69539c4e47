import type { Career } from '#src/contract/careers.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Career> {
  return [
    {
      _id: rowId('careers', 1),
      title: 'Senior Electrical Engineer',
      location: 'Warri',
      base: 'on-site',
      description: 'Switchgear.',
      priceRangeMin: 18000,
      priceRangeMax: 26000,
      createdAt: daysBefore(now, 12),
    },
  ]
}
