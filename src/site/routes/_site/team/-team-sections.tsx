import { Link } from '@tanstack/react-router'
import { leaders } from '#src/company/leaders.ts'
import { Section } from '#src/site/content/section.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { TeamJoin } from './-team-join.tsx'
import { LeaderCard } from './-team-leader.tsx'
import { TeamMembers } from './-team-members.tsx'

/** Leaders, members, and the link to open positions. */
export function TeamSections() {
  return (
    <>
      <Section
        number="01"
        label="Leadership"
        title="Meet Our Leadership Team"
        purpose="Write to any of them directly."
        action={
          <Link to="/management-team" className={buttonClass('secondary')}>
            Meet Management Team
          </Link>
        }
      >
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
          {leaders.map((leader) => (
            <LeaderCard key={leader.id} leader={leader} />
          ))}
        </ul>
      </Section>
      <TeamMembers />
      <TeamJoin />
    </>
  )
}
