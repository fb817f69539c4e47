import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { company } from '#src/company/company.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { RecentPosts } from './recent-posts.tsx'

interface BlogSidebarProps extends ComponentProps<typeof RecentPosts> {
  className?: string
}

/** Sidebar of the blog and of each article: recent posts, and contact details. */
export function BlogSidebar({ except, className = 'lg:sticky lg:top-24 lg:self-start' }: BlogSidebarProps) {
  return (
    <aside
      aria-label="Recent posts and contact"
      className={`flex min-w-0 flex-col gap-10 print:hidden ${className}`}
    >
      <section aria-labelledby="recent-posts">
        <h2 id="recent-posts" className="mb-4 border-signal border-l-2 pl-3 text-lg leading-tight">
          Recent Posts
        </h2>
        <RecentPosts except={except} />
      </section>
      <section aria-labelledby="sidebar-call" className="steel blueprint rounded-md p-6">
        <h2 id="sidebar-call" className="text-xl">
          Prefer to talk to an engineer?
        </h2>
        <p className="mt-2 text-ink-soft">{`Call the office in ${company.city} and ask for the discipline that you need.`}</p>
        <ul className="mt-3">
          {company.phones.map((phone) => (
            <li key={phone}>
              <a
                href={telHref(phone)}
                className="inline-flex min-h-11 items-center gap-3 font-semibold tabular-nums underline-offset-4 hover:underline"
              >
                <Phone aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-signal" />
                <span>{phone}</span>
              </a>
            </li>
          ))}
        </ul>
        <Link to="/contact" search={{ subject: 'quote' }} className={`${buttonClass('primary')} mt-4 w-full`}>
          Request a Quote
        </Link>
      </section>
    </aside>
  )
}
