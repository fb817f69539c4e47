import type { TeamMember } from '#src/contract/team.ts'
import { type Rows, rowId } from './rows.ts'

export function seed(): Rows<TeamMember> {
  return [
    {
      _id: rowId('team', 1),
      fullName: 'Ovie Umukoro',
      position: 'Head of Mechanical',
      bio: '',
      photo: '',
      portfolioLink: '',
    },
  ]
}
