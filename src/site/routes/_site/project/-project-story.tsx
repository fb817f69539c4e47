import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { ProjectCard } from '#src/site/cards/project-card.tsx'
import { listPicture } from '#src/site/cards/project-picture.ts'
import { isEndToCome } from '#src/site/cards/project-time.ts'
import { ContentState } from '#src/site/content/content-state.tsx'
import { PictureGrid } from '#src/site/content/picture-grid.tsx'
import { Section } from '#src/site/content/section.tsx'
import { useStableNow } from '#src/site/content/use-stable-now.ts'
import { PrintButton } from '#src/site/layout/print-button.tsx'
import type { RecordParts } from '#src/site/layout/record-page.tsx'
import { RecordState } from '#src/site/layout/record-state.tsx'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { longMonthDay } from '#src/ui/text/date.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { ProjectEvidence } from './-project-evidence.tsx'
import { projectColumns } from './-project-record.tsx'
import { ProjectSheet, ProjectTitleBlock } from './-project-sheet.tsx'

/** All parts of a project below its title. */
export const projectParts: RecordParts<Project> = {
  headOf: (project) => ({
    ...(project.description && { description: project.description }),
    image: listPicture(project),
  }),
  cover: (project) => <Cover project={project} />,
  isOverlapping: true,
  Body: (page) => (
    <RecordState {...page} className="sheet py-14 lg:py-20">
      {(project) => (
        <>
          <Story id={page.id} project={project} />
          <div className="print:hidden">
            <Pictures project={project} />
            <RelatedProjects id={page.id} project={project} />
          </div>
        </>
      )}
    </RecordState>
  ),
}

/** A project's picture behind its heading. While data is saved it is below, where it can be loaded on a tap. */
function Cover({ project }: { project: Project }) {
  if (useSavesData()) return null
  return (
    <Photo
      eager
      src={listPicture(project)}
      alt={project.title || 'Untitled project'}
      className="absolute inset-0 -z-20 h-full"
    />
  )
}

function Story({ id, project }: { id: string; project: Project }) {
  const client = useQueryClient()
  const asOf = client.getQueryState(content.projects.detail(id, client).queryKey)?.dataUpdatedAt
  const { now } = useStableNow(asOf)
  const savesData = useSavesData()
  const title = project.title || 'Untitled project'
  const paragraphs = project.description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  return (
    <>
      <div className="sheet relative z-10 -mt-14">
        <ProjectSheet project={project} now={now} />
      </div>
      <div className="sheet py-10 lg:py-16">
        <div className={projectColumns}>
          {/* On a screen the picture is behind the heading. It is here for print, and to be loaded on a tap. */}
          <Photo
            eager
            src={listPicture(project)}
            alt={title}
            ratio="16 / 9"
            className={savesData ? 'rounded-md max-lg:order-1' : 'hidden print:block'}
          />
          <aside
            aria-label="Facts about the project"
            className="max-lg:contents lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start"
          >
            <ProjectFacts project={project} now={now} />
          </aside>
          {/* If there is room for both, the evidence is beside the text. */}
          <div className="flex flex-wrap gap-x-12 max-lg:order-3 lg:col-start-1 lg:row-start-1">
            <div className="max-w-prose wrap-anywhere text-lg">
              <h2 className="text-2xl">The work</h2>
              {paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else, and never move
                <p key={index} className="mt-4 whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
              {paragraphs.length === 0 && (
                <p className="mt-4 text-ink-soft">This project has no description yet.</p>
              )}
            </div>
            <div className="w-[min(28rem,100vw-2rem)] max-w-prose grow">
              <ProjectEvidence project={project} />
            </div>
          </div>
        </div>
        <ProjectTitleBlock id={id} title={title} asOf={asOf ?? now} now={now} />
      </div>
    </>
  )
}

/** The most wanted facts, and a link to the quote form. */
function ProjectFacts({ project, now }: { project: Project; now: number }) {
  return (
    <>
      <div className="max-lg:order-2">
        <Facts>
          <Fact term="Client">{project.client || 'Not stated'}</Fact>
          <Fact term="Status">
            {project.status ? (
              <StatusBadge statuses={projectStatuses} word={withCapital(project.status)} />
            ) : (
              'Not stated'
            )}
          </Fact>
          <Fact term="Start date">{longMonthDay(project.startDate)}</Fact>
          <Fact term={isEndToCome(project, now) ? 'Planned completion' : 'Completed on'}>
            {longMonthDay(project.endDate)}
          </Fact>
          {project.team.length > 0 && <Fact term="People">{project.team.join(', ')}</Fact>}
        </Facts>
      </div>
      <div className="ticks border border-line p-5 max-lg:order-4 lg:mt-8 print:hidden">
        <p className="font-display font-semibold text-lg">Planning something similar?</p>
        <p className="mt-1 mb-4 text-ink-soft">Send what you have. An engineer will price it.</p>
        <div className="flex flex-wrap gap-2">
          <Link to="/quote" className={buttonClass('primary')}>
            Request a Quote
          </Link>
          <PrintButton />
        </div>
      </div>
    </>
  )
}

/** A project's gallery; nothing if it is empty. */
function Pictures({ project: { title, gallery } }: { project: Project }) {
  if (gallery.length === 0) return null
  return (
    <Section number="01" label="Gallery" title="Pictures" tone="sunk">
      <PictureGrid
        className={classes(
          'grid gap-4 sm:grid-cols-2 lg:gap-6',
          // Four in one row: a second row would hold a single picture. Two take the room of three.
          gallery.length === 4 ? 'lg:grid-cols-4' : gallery.length !== 2 && 'lg:grid-cols-3',
        )}
        pictures={gallery.map((src, index) => ({
          _id: src,
          src,
          alt: `${title || 'Untitled project'}, picture ${index + 1}`,
          title: captionOf(src),
        }))}
      />
    </Section>
  )
}

/** Returns a caption from a file name of words, such as `pipe-rack.webp`; undefined for other names. */
function captionOf(src: string): string | undefined {
  const [, name] = /\/([a-z]{3,}(?:-[a-z]{2,}){0,4})\.\w+$/.exec(src) ?? []
  return name && withCapital(name.replaceAll('-', ' '))
}

interface RelatedProjectsProps {
  /** Id from the address: the record may lack its own. */
  id: string
  project: Project
}

const skeleton = {
  count: 3,
  ratio: '3 / 2',
  lines: 3,
  className: 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8 sm:*:first:col-span-2 lg:*:first:col-span-1',
} as const

/** Up to three other projects: first of the same client, then with the same status. Nothing if there are none. */
function RelatedProjects({ id, project }: RelatedProjectsProps) {
  const query = useQuery(content.projects.list())
  const related = (query.data ?? [])
    .filter((other) => other._id !== '' && other._id !== id)
    .sort((one, other) => closeness(other, project) - closeness(one, project))
    .slice(0, 3)
  if (query.data && related.length === 0) return null
  return (
    <Section
      number={project.gallery.length > 0 ? '02' : '01'}
      label="Projects"
      title="Related projects"
      action={
        <Link to="/projects" className={buttonClass('secondary')}>
          All projects
        </Link>
      }
    >
      <ContentState query={query} skeleton={<SkeletonCards {...skeleton} />}>
        {() => (
          <ul className={skeleton.className}>
            {withKeys(related).map(({ key, item: other }) => (
              <li key={key}>
                <ProjectCard project={other} />
              </li>
            ))}
          </ul>
        )}
      </ContentState>
    </Section>
  )
}

function closeness(other: Project, { client, status }: Project): number {
  if (client && other.client === client) return 2
  return other.status === status ? 1 : 0
}
