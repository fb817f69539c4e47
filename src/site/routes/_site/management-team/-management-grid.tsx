import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { MemberList } from '#src/site/cards/member-list.tsx'
import { managementSkeleton } from '#src/site/cards/member-skeleton.ts'
import { ContentState, RedText } from '#src/site/content/content-state.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'

/** Members of the team: photo, full name, position. */
export function ManagementGrid() {
  return (
    <ContentState
      query={useQuery(content.team.list())}
      skeleton={<SkeletonCards {...managementSkeleton} />}
      failure={(problem) => <RedText {...problem} sentence={`Error: ${problem.sentence}`} />}
    >
      {(members) =>
        members.length === 0 ? (
          <Empty title="No managers are listed yet">Please check back later.</Empty>
        ) : (
          <MemberList members={members} />
        )
      }
    </ContentState>
  )
}
