import type { SearchResults, SearchType } from '#src/contract/search.ts'
import { plainText } from '#src/ui/text/plain-text.ts'

/** One result, of whatever kind, as it is drawn. */
export interface Hit {
  /** '' where the backend gave none: it has no link. */
  _id: string
  type: SearchType
  title: string
  text: string
  /** Technologies of a project, requirements of a position. */
  terms: string[]
}

/** The tabs in their order, with the word of "No blog results found". */
export const searchTabs: { type: SearchType; label: string; one: string }[] = [
  { type: 'blogs', label: 'Blogs', one: 'blog' },
  { type: 'projects', label: 'Projects', one: 'project' },
  { type: 'careers', label: 'Careers', one: 'career' },
  { type: 'services', label: 'Services', one: 'service' },
  { type: 'testimonials', label: 'Testimonials', one: 'testimonial' },
]

export function hitsOf({ blogs, projects, careers, services, testimonials }: SearchResults): Hit[] {
  return [
    ...blogs.map((blog) => hit('blogs', blog, blog.title || 'Untitled article', blog.description)),
    ...projects.map((project) =>
      hit(
        'projects',
        project,
        project.name || project.title || 'Untitled project',
        project.description,
        project.technologies,
      ),
    ),
    ...careers.map((career) =>
      hit('careers', career, career.title || 'Open position', career.description, career.requirements),
    ),
    ...services.map((service) => hit('services', service, service.name || 'Service', service.description)),
    ...testimonials.map((said) =>
      hit(
        'testimonials',
        said,
        [said.name, said.company].filter(Boolean).join(', ') || 'A client',
        said.testimonial,
      ),
    ),
  ]
}

function hit(
  type: SearchType,
  { _id }: { _id: string },
  title: string,
  html: string,
  terms: string[] = [],
): Hit {
  return { _id, type, title, text: plainText(html), terms }
}
