import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { MemberList } from '#src/site/cards/member-list.tsx'
import { managementSkeleton } from '#src/site/cards/member-skeleton.ts'
import { ContentState, RedText } from '#src/site/content/content-state.tsx'
import { Section } from '#src/site/content/section.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { SkeletonCards } from '#src/ui/skeleton.tsx'

/** Members from the backend, below the leaders; nothing, not even a heading, if there are none. */
export function TeamMembers() {
  return (
    <ContentState
      query={useQuery(content.team.list())}
      skeleton={
        <MembersSection>
          <SkeletonCards {...managementSkeleton} />
        </MembersSection>
      }
      failure={(problem) => (
        <MembersSection>
          <RedText {...problem} />
        </MembersSection>
      )}
    >
      {(members) =>
        members.length > 0 && (
          <MembersSection>
            <MemberList members={members} />
          </MembersSection>
        )
      }
    </ContentState>
  )
}

function MembersSection({ children }: { children: Elements }) {
  return (
    <Section
      number="02"
      label="Members"
      title="Our Team Members"
      purpose="The heads, leads and managers whom clients work with every day."
      tone="sunk"
    >
      {children}
    </Section>
  )
}
