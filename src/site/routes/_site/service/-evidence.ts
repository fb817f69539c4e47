import { type Discipline, disciplines } from '#src/company/disciplines.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import type { Service } from '#src/contract/services/record.ts'
import { names, plain } from '#src/site/content/discipline-match.ts'
import { statusOf } from '#src/ui/status-badge.tsx'

type Named = Pick<Service, 'name' | 'category'>

/** Returns a service's discipline by its name, or else by its category; undefined if neither matches. */
export function disciplineOf({ name, category }: Named): Discipline | undefined {
  return (
    disciplines.find((discipline) => names(name, discipline.name)) ??
    disciplines.find(({ categories = [] }) => categories.includes(category))
  )
}

/** Returns projects with a subject of the discipline in the title, completed ones first. */
export function projectsOf(service: Named, projects: readonly Project[]): Project[] {
  const subjects = subjectsOf(service)
  return projects
    .filter(({ _id, title }) => _id && subjects.some((subject) => names(title, subject)))
    .sort((one, other) => Number(isCompleted(other)) - Number(isCompleted(one)))
    .slice(0, 3)
}

/** An article and the topic that it shares with a service. */
export interface RelatedArticle {
  article: Blog
  topic: string
}

/** Returns articles with a subject of the discipline in a tag or the title, in their own order. */
export function articlesOf(service: Named, articles: readonly Blog[]): RelatedArticle[] {
  const subjects = subjectsOf(service)
  return articles
    .flatMap((article) => {
      const { _id, title, tags } = article
      const topic =
        tags.find((tag) => subjects.some((subject) => plain(tag) === plain(subject))) ??
        subjects.find((subject) => names(title, subject))
      return _id && topic ? [{ article, topic }] : []
    })
    .slice(0, 3)
}

/** Returns the subjects of a service's discipline; without one, the service's name. */
const subjectsOf = (service: Named): readonly string[] =>
  disciplineOf(service)?.subjects ?? (plain(service.name) ? [service.name] : [])

const isCompleted = ({ status }: Project) => statusOf(projectStatuses, status).value === 'completed'
