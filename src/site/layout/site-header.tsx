import { Link, useLocation } from '@tanstack/react-router'
import { PhoneCall, Search } from 'lucide-react'
import { company } from '#src/company/company.ts'
import { Logo } from '#src/site/layout/logo.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { DisclosureMenu, navLinkClass } from '#src/ui/overlay/disclosure-menu.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { aboutLinks, isAboutPath, mainLinks } from './navigation.ts'
import { PhoneMenu } from './phone-menu.tsx'

/** Fixed header of every public page. */
export function SiteHeader() {
  const isAbout = useLocation({ select: (location) => isAboutPath(location.pathname) })
  return (
    <header
      data-site-header
      className="steel fixed inset-x-0 top-0 z-40 border-line border-b [@media(height<288px)]:absolute print:hidden"
    >
      <div className="sheet flex h-(--site-header) items-center justify-between gap-4">
        <Logo />
        <nav aria-label="Main" className="hidden items-center lg:flex xl:gap-2">
          <Link to="/" {...pageLink} activeOptions={{ exact: true, includeSearch: false }}>
            Home
          </Link>
          <DisclosureMenu label="About Us" items={aboutLinks} active={isAbout} />
          {mainLinks.map(({ label, to }) => (
            <Link key={label} to={to} {...pageLink}>
              {label}
            </Link>
          ))}
          <Link to="/search" aria-label="Search" className={iconClass}>
            <Search aria-hidden size={20} strokeWidth={1.5} />
          </Link>
          <Link to="/quote" className={`${buttonClass('primary')} ml-4`}>
            Request A Quote
          </Link>
        </nav>
        <div className="flex lg:hidden">
          <a href={telHref(company.phones[0])} aria-label="Call us" className={iconClass}>
            <PhoneCall aria-hidden size={20} strokeWidth={1.5} />
          </a>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

const iconClass = 'grid size-(--control) shrink-0 place-items-center hover:text-signal'

const pageLink = {
  className: navLinkClass,
  activeOptions: { includeSearch: false },
}
