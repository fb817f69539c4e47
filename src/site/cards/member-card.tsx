import type { TeamMember } from '#src/contract/team/record.ts'
import { Card } from '#src/ui/card.tsx'
import { Portrait } from '#src/ui/picture/portrait.tsx'

/** A member of the team: photo, full name, position. */
export function MemberCard({ member }: { member: TeamMember }) {
  const { fullName, position, photo } = member
  return (
    <Card className="h-full">
      <Portrait name={fullName} src={photo} />
      <div className="border-line border-t p-4">
        <h3 className="wrap-anywhere text-lg">{fullName || 'Name to follow'}</h3>
        <p className="wrap-anywhere text-ink-soft text-sm">{position}</p>
      </div>
    </Card>
  )
}
