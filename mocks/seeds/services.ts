import type { Service } from '#src/contract/services.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Service> {
  return [
    {
      _id: rowId('services', 1),
      name: 'Mechanical Engineering',
      category: 'structural-eng',
      shortDescription: 'Rotating and static equipment.',
      fullDescription: 'Pumps',
      createdAt: daysBefore(now, 40),
    },
  ]
}
