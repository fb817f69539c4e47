import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { type Project, projectStatuses } from '#src/contract/projects.ts'
import { BulkDelete } from '#src/dashboard/bulk-delete.tsx'
import { BulkStatus } from '#src/dashboard/bulk-status.tsx'
import type { Column } from '#src/dashboard/column.ts'
import { ListPage } from '#src/dashboard/list-page.tsx'
import { useRecordList } from '#src/dashboard/record-list.ts'
import { RecordTable } from '#src/dashboard/record-table.tsx'
import { RowActions } from '#src/dashboard/row-actions.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { dayMonthYear } from '#src/ui/date.ts'
import { Empty } from '#src/ui/empty.tsx'
import { filterStatuses, ProjectFilters } from './project-filters.tsx'
import { ProjectStatus, statusLabel, statusOf } from './project-status.tsx'
import { useSetStatus } from './set-status.ts'

export function ProjectList() {
  const list = useRecordList(api.projects.list(), columns, { statusOf, dateOf })
  const { status } = list.search
  const setStatus = useSetStatus()
  return (
    <ListPage
      title="Projects"
      actions={
        <Link to="/dashboard/projects/new" className={buttonClass()}>
          Add New Project
        </Link>
      }
    >
      <ProjectFilters list={list} />
      <RecordTable
        caption="Projects"
        list={list}
        open="/dashboard/projects/$id"
        actions={({ _id, title }) => (
          <RowActions
            name={title}
            items={[{ label: 'Edit', icon: Pencil, to: '/dashboard/projects/$id/edit', params: { id: _id } }]}
            of={api.projects}
            id={_id}
            thing="Project"
          >
            Are you sure you want to delete this project? This action cannot be undone.
          </RowActions>
        )}
        bulk={(items) => (
          <>
            <BulkStatus items={items} noun={noun} options={projectStatuses} set={setStatus} />
            <BulkDelete of={api.projects} items={items} noun={noun} />
          </>
        )}
        empty={<Empty title="No projects found">Get started by creating a new project.</Empty>}
        emptyFiltered={
          <Empty title="No projects found">
            {status
              ? `No projects with status "${filterStatuses.find(({ value }) => value === status)?.label ?? status}" found.`
              : 'No project fits what the filters ask for.'}
          </Empty>
        }
        skeletonRows={5}
      />
    </ListPage>
  )
}

const noun = ['project', 'projects'] as const
const dateOf = (project: Project) => project.createdAt

const columns: Column<Project>[] = [
  { header: 'Project Title', value: (project) => project.title },
  { header: 'Client', value: (project) => project.client || 'N/A' },
  {
    header: 'Status',
    value: (project) => statusLabel(statusOf(project)),
    cell: (project) => <ProjectStatus project={project} />,
  },
  { header: 'Start Date', value: (project) => dayMonthYear(project.createdAt), order: dateOf },
]
