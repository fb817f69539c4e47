import { Link, type LinkProps } from '@tanstack/react-router'
import {
  BriefcaseBusiness,
  FileUser,
  FolderKanban,
  Image,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  Newspaper,
  Quote,
  Settings,
  Users,
  Wrench,
} from 'lucide-react'
import { endSession } from '#src/api/session.ts'

interface Entry {
  to: LinkProps['to']
  label: string
  icon: LucideIcon
}

const entries: Entry[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/dashboard/projects', label: 'Projects', icon: FolderKanban },
  { to: '/dashboard/services', label: 'Services', icon: Wrench },
  { to: '/dashboard/careers', label: 'Careers', icon: BriefcaseBusiness },
  { to: '/dashboard/media', label: 'Media', icon: Image },
  { to: '/dashboard/applications', label: 'Applications', icon: FileUser },
  { to: '/dashboard/quote-requests', label: 'Quote Requests', icon: MessageSquareQuote },
  { to: '/dashboard/blogs', label: 'Blogs and Insights', icon: Newspaper },
  { to: '/dashboard/testimonials', label: 'Testimonials', icon: Quote },
  { to: '/dashboard/team', label: 'Team & Leadership', icon: Users },
  { to: '/dashboard/contact-submissions', label: 'Contact Submissions', icon: Mail },
  { to: '/dashboard/settings', label: 'Setting', icon: Settings },
]

/** The way to every screen; in the sidebar and in the slide-over alike. */
export function SidebarLinks({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <>
      <Link to="/" className="flex h-14 shrink-0 items-center px-4 max-md:hidden">
        <img
          src="/brand/logo-on-dark.svg"
          alt="Kelvara Engineering Services: public site"
          className="h-8 w-auto"
        />
      </Link>
      <nav aria-label="Dashboard" className="flex flex-1 flex-col gap-0.5 p-2">
        {entries.map(({ to, label, icon: Icon }) => (
          <Link
            key={label}
            to={to}
            onClick={onNavigate}
            activeOptions={{ exact: to === '/dashboard', includeSearch: false }}
            className={entryClass}
            activeProps={{ className: 'bg-ink/10 border-signal! font-semibold', 'aria-current': 'page' }}
          >
            <Icon aria-hidden size={18} strokeWidth={1.5} />
            {label}
          </Link>
        ))}
      </nav>
      <div className="border-t border-line p-2">
        <button
          type="button"
          className={`${entryClass} w-full`}
          onClick={() => void endSession('signed-out')}
        >
          <LogOut aria-hidden size={18} strokeWidth={1.5} />
          Logout
        </button>
      </div>
    </>
  )
}

const entryClass =
  'flex min-h-(--control) items-center gap-3 rounded-md border-l-2 border-transparent px-3 text-ink hover:bg-ink/10'
