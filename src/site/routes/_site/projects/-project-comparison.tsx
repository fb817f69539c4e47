import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { figuresOf } from '#src/site/cards/project-figures.ts'
import { listPicture } from '#src/site/cards/project-picture.ts'
import { daysInWords } from '#src/site/cards/project-time.ts'
import { disciplinesIn } from '#src/site/content/discipline-match.ts'
import { Button } from '#src/ui/button.tsx'
import { NativeDialog } from '#src/ui/overlay/native-dialog.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'

export interface ProjectComparisonProps {
  projects: readonly Project[]
  onClose: () => void
}

/** Dialog with two projects side by side. */
export function ProjectComparison({ projects, onClose }: ProjectComparisonProps) {
  return (
    <NativeDialog
      label="Two projects side by side"
      onClose={onClose}
      className="m-auto w-full max-w-4xl rounded-md border border-line bg-paper p-4 text-ink shadow-float sm:p-6"
    >
      <Comparison projects={projects} />
      <Button className="mt-4" onClick={onClose}>
        Close
      </Button>
    </NativeDialog>
  )
}

/** A table with a column for each project, and the name of each fact in a row of its own, so that it fits on a phone. */
function Comparison({ projects }: { projects: readonly Project[] }) {
  return (
    <table className="wrap-anywhere w-full">
      <thead>
        <tr>
          {projects.map((project) => (
            <th key={project._id} scope="col" className="w-1/2 p-2 text-left align-top">
              <Photo src={listPicture(project)} alt="" className="mb-3 rounded-md" />
              <Link to="/project/$id" params={{ id: project._id }} className="underline underline-offset-4">
                {project.title || 'Untitled project'}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {facts.map(({ name, of }) => (
        <tbody key={name} className="border-line border-t">
          <tr>
            <th
              colSpan={2}
              scope="rowgroup"
              className="px-2 pt-3 text-left font-normal text-ink-soft text-sm"
            >
              {name}
            </th>
          </tr>
          <tr>
            {projects.map((project) => (
              <td key={project._id} className="px-2 pb-3 align-top font-medium tabular-nums">
                <Fact fact={of(project)} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

function Fact({ fact }: { fact: ReactNode }) {
  return fact ? <span>{fact}</span> : <span>Not stated</span>
}

const facts: readonly { name: string; of: (project: Project) => ReactNode }[] = [
  { name: 'Client', of: ({ client }) => client },
  { name: 'Place', of: ({ location }) => location },
  { name: 'Discipline', of: ({ title }) => disciplinesIn([title]).map(withCapital).join(', ') },
  { name: 'Figures', of: figuresOf },
  { name: 'Dates', of: (project) => daysInWords(project, Date.now()) },
  {
    name: 'Status',
    of: ({ status }) => status && <StatusBadge statuses={projectStatuses} word={withCapital(status)} />,
  },
]
