import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { ContentState } from '#src/site/content/content-state.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { HomeProject } from './-home-project.tsx'
import { projectsSkeleton } from './-home-skeletons.ts'

/** The first three projects, the first of them large. */
export function HomeProjects() {
  return (
    <ContentState
      query={useQuery(content.projects.list())}
      skeleton={<SkeletonCards {...projectsSkeleton} />}
    >
      {(projects) => (
        <ul className={projectsSkeleton.className}>
          {withKeys(projects.slice(0, 3)).map(({ key, item }) => (
            <HomeProject key={key} project={item} />
          ))}
        </ul>
      )}
    </ContentState>
  )
}
