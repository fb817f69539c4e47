import type { TeamMember } from '#src/contract/team/record.ts'
import { LongList } from '#src/site/content/long-list.tsx'
import { Initials } from '#src/ui/initials.tsx'
import { MemberCard } from './member-card.tsx'
import { memberRows } from './member-skeleton.ts'

/**
 * Members in the company's own order: as cards, or as ruled rows if no one has a photo, because cards would be half
 * empty.
 */
export function MemberList({ members }: { members: readonly TeamMember[] }) {
  const hasPhotos = members.some(({ photo }) => photo)
  const Member = hasPhotos ? MemberCard : MemberRow
  return (
    <LongList items={members} step={24} noun="members" className={hasPhotos ? memberCards : memberRows}>
      {(member) => <Member member={member} />}
    </LongList>
  )
}

const memberCards = 'grid grid-cols-2 gap-4 md:grid-cols-3 lg:gap-6 xl:grid-cols-4'

function MemberRow({ member: { fullName, position } }: { member: TeamMember }) {
  return (
    <div className="flex h-full items-center gap-4 border-edge border-t py-4">
      <Initials name={fullName} />
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-lg">{fullName || 'Name to follow'}</h3>
        <p className="wrap-anywhere text-ink-soft text-sm">{position}</p>
      </div>
    </div>
  )
}
