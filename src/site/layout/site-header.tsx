import { Link, useLocation } from '@tanstack/react-router'
import { Logo } from '#src/site/layout/logo.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { DisclosureMenu, navLinkClass } from '#src/ui/overlay/disclosure-menu.tsx'
import { aboutLinks, isAboutPath, mainLinks } from './navigation.ts'
import { PhoneMenu } from './phone-menu.tsx'

/** Fixed header of every public page. */
export function SiteHeader() {
  const isAbout = useLocation({ select: (location) => isAboutPath(location.pathname) })
  return (
    <header data-site-header className="steel fixed inset-x-0 top-0 z-40 border-line border-b print:hidden">
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
          <Link to="/quote" className={`${buttonClass('primary')} ml-4`}>
            Request A Quote
          </Link>
        </nav>
        <PhoneMenu />
      </div>
    </header>
  )
}

const pageLink = {
  className: navLinkClass,
  activeOptions: { includeSearch: false },
}
