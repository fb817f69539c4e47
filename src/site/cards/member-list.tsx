import type { TeamMember } from '#src/contract/team.ts'
import { LongList } from '#src/site/content/long-list.tsx'
import { Initials } from '#src/ui/initials.tsx'
import { MemberCard } from './member-card.tsx'
import { memberRows } from './member-skeleton.ts'

/** Members with a photo as cards, then those without in ruled rows: a room for a picture would stand empty. */
export function MemberList({ members }: { members: readonly TeamMember[] }) {
  const pictured = members.filter(({ photo }) => photo)
  const others = members.filter(({ photo }) => !photo)
  return (
    <div className="flex flex-col gap-8">
      {pictured.length > 0 && (
        <LongList
          items={pictured}
          step={24}
          noun="members"
          className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:gap-6 xl:grid-cols-4"
        >
          {(member) => <MemberCard member={member} />}
        </LongList>
      )}
      {others.length > 0 && (
        <LongList items={others} step={24} noun="members" className={memberRows}>
          {(member) => <MemberRow member={member} />}
        </LongList>
      )}
    </div>
  )
}

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
