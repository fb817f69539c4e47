import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { company } from '#src/company/company.ts'
import { ContactLines } from '#src/site/content/contact-lines.tsx'
import { Logo } from '#src/site/layout/logo.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { SaveDataSwitch } from './save-data-switch.tsx'
import { SocialLinks } from './social-links.tsx'

export function SiteFooter() {
  return (
    <footer className="steel blueprint border-line border-t print:hidden">
      <div className="sheet flex flex-wrap gap-x-6 gap-y-3 py-4 sm:py-10 lg:grid lg:grid-cols-[2fr_1fr_auto_1.25fr] lg:gap-x-12">
        <div className="flex w-full flex-wrap items-center justify-between lg:block">
          <Logo />
          <p className="order-1 w-full text-ink-soft lg:mt-4 lg:max-w-xs">{company.tagline}</p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-links">
          <FooterHeading id="footer-links">Quick Links</FooterHeading>
          <ul>
            {quickLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex-1 basis-44">
          <FooterHeading>Contacts</FooterHeading>
          <ContactLines linkClass={linkClass} />
        </div>
        <div className="w-full">
          <FooterHeading>Address</FooterHeading>
          <address className="text-ink-soft not-italic">
            {company.address.map((line, index) => (
              <span key={line} className="lg:block">
                {index < company.address.length - 1 ? `${line}, ` : line}
              </span>
            ))}
          </address>
          <p
            aria-hidden
            className="mt-2 hidden whitespace-pre font-display text-ink-soft text-xs tabular-nums sm:block"
          >
            {company.coordinates}
          </p>
        </div>
      </div>
      <div className="sheet border-line border-t py-3">
        <SaveDataSwitch />
      </div>
      <div className="border-line border-t">
        <div className="sheet flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3 text-ink-soft text-sm">
          <p>{`© ${company.copyright} ${company.name}. All rights reserved.`}</p>
          <p className="flex flex-wrap gap-x-8">
            <Link to="/contact" className={linkClass}>
              Contact Us
            </Link>
            <a href={telHref(company.phones[0])} className={`${linkClass} tabular-nums`}>
              {company.phones[0]}
            </a>
            <Link to="/my-messages" className={linkClass}>
              Sent from this device
            </Link>
            <Link to="/search" className={linkClass}>
              Search this site
            </Link>
          </p>
        </div>
      </div>
    </footer>
  )
}

const quickLinks = [
  { label: 'About', to: '/about' },
  { label: 'Projects', to: '/projects' },
  { label: 'Careers', to: '/careers' },
  { label: 'Services', to: '/services' },
  { label: 'Blog', to: '/blogs' },
] as const

const linkClass =
  'wrap-anywhere inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9'

function FooterHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-2 border-signal border-l-2 pl-3 font-semibold text-base leading-tight">
      {children}
    </h2>
  )
}
