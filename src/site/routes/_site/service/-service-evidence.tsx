import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import type { Service } from '#src/contract/services/record.ts'
import { listPicture } from '#src/site/cards/project-picture.ts'
import { Section } from '#src/site/content/section.tsx'
import { articleTitle } from '#src/site/seo/article-title.ts'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { classes } from '#src/ui/classes.ts'
import { withKeys } from '#src/ui/keyed.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { articlesOf, disciplineOf, projectsOf, type RelatedArticle } from './-evidence.ts'

interface ServiceEvidenceProps {
  service: Service
  /** Number of the section: `02`. */
  number: string
}

/**
 * Projects and articles of a service's discipline, matched by titles and topics; nothing without a match or if the
 * lists fail. Spares the requests while data is saved.
 */
export function ServiceEvidence({ service, number }: ServiceEvidenceProps) {
  const enabled = !useSavesData()
  const projectList = useQuery({ ...content.projects.list(), enabled })
  const articleList = useQuery({ ...content.blogs.list(), enabled })
  const projects = projectsOf(service, projectList.data ?? [])
  const articles = articlesOf(service, articleList.data ?? [])
  const isLoading = (projectList.isLoading || articleList.isLoading) && disciplineOf(service) !== undefined
  if (isLoading) return <EvidenceSkeleton />
  if (projects.length + articles.length === 0) return null
  return (
    <Section number={number} label="Evidence" title={titleOf(projects, articles)}>
      <div
        className={classes(
          'grid grid-cols-1 gap-x-12 gap-y-8 lg:gap-x-16',
          projects.length > 0 && articles.length > 0
            ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
            : 'max-w-4xl',
        )}
      >
        {projects.length > 0 && <ProjectRows projects={projects} />}
        {articles.length > 0 && <ArticleRows articles={articles} />}
      </div>
    </Section>
  )
}

function titleOf({ length: projects }: Project[], { length: articles }: RelatedArticle[]): string {
  if (projects === 0) return 'Related articles'
  return articles === 0 ? 'Related projects' : 'Related projects and articles'
}

function ProjectRows({ projects }: { projects: Project[] }) {
  return (
    <ul aria-label="Projects" className="border-line border-t">
      {withKeys(projects).map(({ key, item: project }) => (
        <li key={key} className="relative flex gap-5 border-line border-b py-5">
          <div className="w-1/3 shrink-0 sm:w-32">
            <Photo src={listPicture(project)} alt="" ratio="4 / 3" className="rounded-md" />
          </div>
          <div className="min-w-0">
            <h3 className="wrap-anywhere text-lg">
              <Link
                to="/project/$id"
                params={{ id: project._id }}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {project.title}
              </Link>
            </h3>
            <p className="wrap-anywhere mt-1 mb-2 text-ink-soft text-sm">
              {[project.client, project.location].filter(Boolean).join(', ') || 'Client not stated'}
            </p>
            <StatusBadge statuses={projectStatuses} word={withCapital(project.status)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function ArticleRows({ articles }: { articles: RelatedArticle[] }) {
  return (
    <ul aria-label="Articles" className="border-line border-t">
      {articles.map(({ article, topic }) => (
        <li key={article._id} className="relative border-line border-b py-5">
          <span className="block text-ink-soft text-sm">{`From our blog, on ${topic}`}</span>
          <Link
            to="/blog-details/$id"
            params={{ id: article._id }}
            className="wrap-anywhere font-display font-semibold text-lg underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {articleTitle(article)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Placeholder of one project, until it is known whether there are more. */
function EvidenceSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="sheet py-10 sm:py-14 lg:py-20">
      <div data-skeleton className="flex gap-5">
        <Skeleton className="h-24 w-28 shrink-0" />
        <div className="grow">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-3 h-4 w-1/3" />
        </div>
      </div>
    </div>
  )
}
