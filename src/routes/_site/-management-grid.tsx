import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { ContentState, RedText } from '#src/site/content-state.tsx'
import { LongList } from '#src/site/long-list.tsx'
import { MemberCard } from '#src/site/member-card.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { managementSkeleton } from './-management-skeleton.ts'

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
