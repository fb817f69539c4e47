import { api } from '#src/api/index.ts'
import type { TeamMember } from '#src/contract/team/record.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { NewLink } from '#src/dashboard/navigation/new-link.tsx'

export function TeamList() {
  const list = useRecordList(api.team.list(), columns)
  return (
    <ListPage title="Team & Leadership" actions={<NewLink resource={api.team} />}>
      <ListTools list={list} label="Filter members" file="team" />
      <RecordTable
        list={list}
        resource={api.team}
        question="Are you sure you want to delete this team member?"
        scroll="fill"
        empty={['No team members', 'Get started by creating a new team member.']}
        skeletonRows={3}
      />
    </ListPage>
  )
}

const columns: Column<TeamMember>[] = [
  { header: 'Name', value: (member) => member.fullName },
  { header: 'Position', value: (member) => member.position || 'N/A' },
  {
    header: 'Bio',
    value: (member) => member.bio || 'No bio available',
    cell: ({ bio }) =>
      bio ? (
        <span className="line-clamp-2">{bio}</span>
      ) : (
        <span className="text-ink-soft">No bio available</span>
      ),
  },
]
