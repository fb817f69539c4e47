import { Link } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import type { TeamMember } from '#src/contract/team.ts'
import { BulkDelete } from '#src/dashboard/bulk-delete.tsx'
import type { Column } from '#src/dashboard/column.ts'
import { DeleteItem } from '#src/dashboard/delete-item.tsx'
import { ListPage } from '#src/dashboard/list-page.tsx'
import { ListTools } from '#src/dashboard/list-tools.tsx'
import { useRecordList } from '#src/dashboard/record-list.ts'
import { RecordTable } from '#src/dashboard/record-table.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

export function TeamList() {
  const list = useRecordList(api.team.list(), columns)
  return (
    <ListPage
      title="Team & Leadership"
      actions={
        <Link to="/dashboard/team/new" className={buttonClass()}>
          Add Member
        </Link>
      }
    >
      <ListTools list={list} label="Filter members" file="team" />
      <RecordTable
        caption="Team members"
        list={list}
        scroll={220}
        open="/dashboard/team/$id"
        actions={({ _id }) => (
          <DeleteItem of={api.team} id={_id} thing="Team member">
            Are you sure you want to delete this team member?
          </DeleteItem>
        )}
        bulk={(items) => <BulkDelete of={api.team} items={items} noun={['team member', 'team members']} />}
        empty={<Empty title="No team members">Get started by creating a new team member.</Empty>}
        emptyFiltered={<Empty title="No team members">No member fits what the filter asks for.</Empty>}
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
