import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { MemberCard } from '#src/site/cards/member-card.tsx'
import { managementSkeleton } from '#src/site/cards/member-skeleton.ts'
import { ContentState, RedText } from '#src/site/content/content-state.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'

/** The members as cards: photo, full name, position. */
export function ManagementGrid() {
  return (
    <ContentState
      query={useQuery(content.team.list())}
      skeleton={<SkeletonCards {...managementSkeleton} />}
      failure={(problem) => <RedText {...problem} sentence={`Error: ${problem.sentence}`} />}
    >
      {(members) =>
        members.length === 0 ? (
          <Empty title="Nobody is named here yet">Please check back later.</Empty>
        ) : (
          <LongList items={members} step={24} noun="members" className={managementSkeleton.className}>
            {(member) => <MemberCard member={member} />}
          </LongList>
        )
      }
    </ContentState>
  )
}
