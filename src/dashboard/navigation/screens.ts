import type { QueryKey } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import {
  BriefcaseBusiness,
  FileUser,
  FolderKanban,
  Image,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  Newspaper,
  Quote,
  Settings,
  Users,
  Wrench,
} from 'lucide-react'
import { api } from '#src/api/index.ts'

interface Screen {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: LucideIcon
  /** The list whose records it counts. */
  list?: QueryKey
}

/** Every screen of the sidebar, in its order. */
export const screens: Screen[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/dashboard/projects', label: 'Projects', icon: FolderKanban, list: api.projects.list().queryKey },
  { to: '/dashboard/services', label: 'Services', icon: Wrench, list: api.services.list().queryKey },
  { to: '/dashboard/careers', label: 'Careers', icon: BriefcaseBusiness, list: api.careers.list().queryKey },
  { to: '/dashboard/media', label: 'Media', icon: Image, list: api.media.list().queryKey },
  {
    to: '/dashboard/applications',
    label: 'Applications',
    icon: FileUser,
    list: api.applications.list().queryKey,
  },
  {
    to: '/dashboard/quote-requests',
    label: 'Quote Requests',
    icon: MessageSquareQuote,
    list: api.quoteRequests.list().queryKey,
  },
  { to: '/dashboard/blogs', label: 'Blogs and Insights', icon: Newspaper, list: api.blogs.list().queryKey },
  {
    to: '/dashboard/testimonials',
    label: 'Testimonials',
    icon: Quote,
    list: api.testimonials.list().queryKey,
  },
  { to: '/dashboard/team', label: 'Team & Leadership', icon: Users, list: api.team.list().queryKey },
  {
    to: '/dashboard/contact-submissions',
    label: 'Contact Submissions',
    icon: Mail,
    list: api.contactSubmissions.list().queryKey,
  },
  { to: '/dashboard/settings', label: 'Setting', icon: Settings },
]
