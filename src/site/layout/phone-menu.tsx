import { Link, type LinkProps } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { company } from '#src/company/company.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { aboutLinks, mainLinks } from './navigation.ts'

/** The navigation behind a menu button, for narrow screens. Closes on a link and on every new page. */
export function PhoneMenu() {
  const headingId = useId()
  return (
    <Sheet label="Menu" button={opener}>
      <nav aria-label="Main" className="flex flex-col gap-1">
        <PhoneLink to="/" exact>
          Home
        </PhoneLink>
        <h2
          id={headingId}
          className="mt-3 border-transparent border-l-2 px-[12px] font-semibold text-ink-soft text-sm"
        >
          About Us
        </h2>
        <ul aria-labelledby={headingId} className="mb-3 ml-[12px] border-line border-l">
          {aboutLinks.map(({ label, to }) => (
            <li key={label}>
              <PhoneLink to={to}>{label}</PhoneLink>
            </li>
          ))}
        </ul>
        {mainLinks.map(({ label, to }) => (
          <PhoneLink key={label} to={to}>
            {label}
          </PhoneLink>
        ))}
        <Link to="/quote" className={`${buttonClass('primary', 'large')} mt-4`}>
          Request A Quote
        </Link>
        <PhoneLink to="/search">Search</PhoneLink>
        <PhoneLink to="/contact">Contact Us</PhoneLink>
      </nav>
      <a href={telHref(company.phones[0])} className={`${entryClass} tabular-nums`}>
        {company.phones[0]}
      </a>
    </Sheet>
  )
}

const opener = { label: 'Open menu', icon: Menu }

interface PhoneLinkProps {
  to: LinkProps['to']
  exact?: boolean
  children: ReactNode
}

function PhoneLink({ to, exact = false, children }: PhoneLinkProps) {
  return (
    <Link
      to={to}
      activeOptions={{ exact, includeSearch: false }}
      className={`${entryClass} aria-[current=page]:border-signal aria-[current=page]:font-semibold`}
    >
      {children}
    </Link>
  )
}

const entryClass = 'flex min-h-12 items-center border-transparent border-l-2 px-[12px] text-lg'
