import { useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { BriefcaseBusiness, FolderPlus, MessageSquareQuote, Newspaper } from 'lucide-react'
import type { DashboardSummary } from '#src/contract/summary/record.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { logActivity } from './activity-log.ts'
import { ownPath } from './own-path.ts'

type Paths = DashboardSummary['quickActions']

/** The four most frequent actions, in a row under the title. */
export function QuickActions({ paths }: { paths: Paths | undefined }) {
  const client = useQueryClient()
  return (
    <section aria-label="Quick Actions" className="print:hidden">
      <h2 className="sr-only">Quick Actions</h2>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {actions.map(({ name, label, icon: Icon, fallback }) => (
          <li key={name}>
            <Link
              // The backend's path is unknown to our route types (own-path.ts admits only dashboard paths).
              to={((paths && ownPath(paths[name])) ?? fallback) as LinkProps['to']}
              onClick={() => void logActivity(client, `Clicked ${label} quick action`, 'create')}
              className={`${buttonClass('secondary')} w-full justify-start! max-sm:px-2!`}
            >
              <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
              <span className="min-w-0 text-left">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const actions = [
  { name: 'addProject', label: 'Add Project', icon: FolderPlus, fallback: '/dashboard/projects/new' },
  {
    name: 'postJobOpening',
    label: 'Post Job Openings',
    icon: BriefcaseBusiness,
    fallback: '/dashboard/careers/new',
  },
  {
    name: 'addTestimonial',
    label: 'Add Testimonials',
    icon: MessageSquareQuote,
    fallback: '/dashboard/testimonials/new',
  },
  { name: 'postArticle', label: 'Post new article', icon: Newspaper, fallback: '/dashboard/blogs/new' },
] as const
