import { api } from '#src/api/index.ts'
import { recordPage } from '#src/company/record-page.ts'
import { projectStatuses } from '#src/contract/options.ts'
import { projectStatus } from '#src/contract/projects/input.ts'
import { DetailPage } from '#src/dashboard/record/detail-page.tsx'
import { FileLink } from '#src/dashboard/record/file-link.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'
import { ProjectImages } from './project-images.tsx'

export function ProjectDetail({ id }: { id: string }) {
  return (
    <DetailPage
      title="Project Detail"
      name={({ title }) => title}
      view={() => recordPage('project', id)}
      resource={api.projects}
      id={id}
      edit="/dashboard/projects/$id/edit"
      remove={{
        thing: 'Project',
        question: 'Are you sure you want to delete this project? This action cannot be undone.',
      }}
      missing={{ title: 'Project not found.', back: 'Back to Projects' }}
    >
      {(project) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Panel title="Project">
            <Facts>
              <Fact term="Project Title">{project.title || 'N/A'}</Fact>
              <Fact term="Client">{project.client || 'N/A'}</Fact>
              <Fact term="Location">{project.location || 'N/A'}</Fact>
              <Fact term="Status">
                <StatusBadge statuses={projectStatuses} word={projectStatus(project)} />
              </Fact>
              <Fact term="Start Date">{dayMonthYear(project.startDate)}</Fact>
              <Fact term="End Date">{dayMonthYear(project.endDate)}</Fact>
              <Fact term="Created">{dayMonthYear(project.createdAt)}</Fact>
              <Fact term="Team assigned">
                <Team names={project.team} />
              </Fact>
              <Fact term="File">{project.fileUrl ? <FileLink href={project.fileUrl} /> : 'N/A'}</Fact>
            </Facts>
          </Panel>
          <div className="flex min-w-0 flex-col gap-4">
            <Panel title="Project Description">
              <p className="wrap-anywhere max-w-prose whitespace-pre-line">{project.description || 'N/A'}</p>
            </Panel>
            <Panel title="Project Gallery">
              <ProjectImages project={project} />
            </Panel>
          </div>
        </div>
      )}
    </DetailPage>
  )
}

function Team({ names }: { names: string[] }) {
  if (names.length === 0) return <p>No team assigned</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {[...new Set(names)].map((name) => (
        <li key={name} className="rounded-md border border-line bg-paper-sunk px-2.5 py-0.5">
          {name}
        </li>
      ))}
    </ul>
  )
}
