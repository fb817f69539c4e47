import { Link } from '@tanstack/react-router'
import type { Project } from '#src/contract/projects.ts'
import { listPicture } from '#src/site/cards/project-picture.ts'
import { RecordState } from '#src/site/content/record-state.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { ProjectFacts } from './-project-facts.tsx'
import { ProjectPictures } from './-project-pictures.tsx'
import { ProjectSkeleton, projectColumns } from './-project-skeleton.tsx'
import { RelatedProjects } from './-related-projects.tsx'
import { useProject } from './-use-project.ts'

/** Everything about a project below its title. */
export function ProjectStory({ id }: { id: string }) {
  return (
    <RecordState
      record={useProject(id)}
      thing="project"
      back={back}
      skeleton={<ProjectSkeleton />}
      className="sheet py-14 lg:py-20"
    >
      {(project) => (
        <>
          <Story project={project} />
          <ProjectPictures project={project} />
          <RelatedProjects id={id} project={project} />
        </>
      )}
    </RecordState>
  )
}

function Story({ project }: { project: Project }) {
  const title = project.title || 'Untitled project'
  const paragraphs = project.description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  return (
    <div className="sheet py-14 lg:py-20">
      <div className={projectColumns}>
        <Photo
          eager
          src={listPicture(project)}
          alt={title}
          ratio="16 / 9"
          className="rounded-md max-lg:order-1"
        />
        <aside
          aria-label="Facts about the project"
          className="max-lg:contents lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <ProjectFacts project={project} />
        </aside>
        <div className="max-lg:order-3 lg:col-start-1">
          <h2 className="text-2xl">The work</h2>
          <div className="mt-4 flex max-w-prose flex-col gap-4 wrap-anywhere text-lg">
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else, and never move
              <p key={index} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
            {paragraphs.length === 0 && (
              <p className="text-ink-soft">Nobody has described this project yet.</p>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const back = (
  <Link to="/projects" className={buttonClass('secondary')}>
    Back to Projects
  </Link>
)
