import type { Project } from '#src/contract/projects.ts'
import { daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Project> {
  return [
    {
      _id: rowId('projects', 1),
      title: 'Crude tank 11 relocation',
      client: 'Lantern Terminals',
      status: 'in-progress',
      description: 'Tank relocation.',
      team: ['Ovie Umukoro'],
      gallery: [],
      imageUrl: '/uploads/tank-farm.webp',
      createdAt: daysBefore(now, 40),
    },
  ]
}
