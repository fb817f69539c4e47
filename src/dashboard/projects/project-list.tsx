import { lazy } from 'react'
import { api } from '#src/api/index.ts'
import { projectStatuses } from '#src/contract/options.ts'
import { projectStatus } from '#src/contract/projects/input.ts'
import type { Project } from '#src/contract/projects/record.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { editMenuFor } from '#src/dashboard/navigation/edit-menu.ts'
import { NewLink } from '#src/dashboard/navigation/new-link.tsx'
import { StatusBadge, statusOf } from '#src/ui/status-badge.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'
import { ProjectFilters } from './project-filters.tsx'
import { useSetStatus } from './set-status.ts'

// Defined once at module level: a new function would re-render every row.
const menu = editMenuFor('/dashboard/projects/$id/edit')

export function ProjectList() {
  const list = useRecordList(api.projects.list(), columns, { statusOf: projectStatus, dateOf })
  const { status } = list.search
  const setStatus = useSetStatus()
  return (
    <ListPage title="Projects" actions={<NewLink resource={api.projects} />}>
      <ProjectFilters list={list} />
      <RecordTable
        list={list}
        resource={api.projects}
        menu={menu}
        question="Are you sure you want to delete this project? This action cannot be undone."
        bulk={(items) => (
          <BulkStatus
            items={items}
            noun={api.projects.collection.noun}
            options={projectStatuses}
            statusOf={projectStatus}
            set={setStatus}
          />
        )}
        empty={['No projects found', 'Get started by creating a new project.']}
        {...(status && {
          emptyFiltered: `No projects with status "${statusOf(projectStatuses, status).label}" found.`,
        })}
        skeletonRows={5}
      />
    </ListPage>
  )
}

const dateOf = (project: Project) => project.createdAt

/** Loaded once a row is ticked. */
const BulkStatus = lazy(async () => ({
  default: (await import('#src/dashboard/list/bulk-status.tsx')).BulkStatus<Project>,
}))

const columns: Column<Project>[] = [
  { header: 'Project Title', value: (project) => project.title },
  { header: 'Client', value: (project) => project.client || 'N/A' },
  {
    header: 'Status',
    value: (project) => statusOf(projectStatuses, projectStatus(project)).label,
    cell: (project) => <StatusBadge statuses={projectStatuses} word={projectStatus(project)} />,
  },
  { header: 'Start Date', value: (project) => dayMonthYear(project.createdAt), order: dateOf },
]
