import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { ContentState, RedText } from '#src/site/content-state.tsx'
import { Card } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
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
          <ul className={managementSkeleton.className}>
            {members.map(({ _id, fullName, position, photo }) => (
              <Card as="li" key={_id || fullName}>
                <Portrait name={fullName} src={photo} />
                <div className="border-line border-t p-4">
                  <h3 className="text-lg">{fullName || 'Name to follow'}</h3>
                  <p className="text-ink-soft text-sm">{position}</p>
                </div>
              </Card>
            ))}
          </ul>
        )
      }
    </ContentState>
  )
}
