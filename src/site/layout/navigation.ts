import type { LinkProps } from '@tanstack/react-router'

interface NavigationLink {
  label: string
  to: LinkProps['to']
}

/** Entries of "About Us", in the bar and in the phone's menu. */
export const aboutLinks: NavigationLink[] = [
  { label: 'About Company', to: '/about' },
  { label: 'HSEs', to: '/about-hse' },
  { label: 'Meet Management Team', to: '/management-team' },
  { label: "Company's Gallery", to: '/gallery' },
]

/** Entries after "Home" and "About Us". */
export const mainLinks: NavigationLink[] = [
  { label: 'Careers', to: '/careers' },
  { label: 'Projects', to: '/projects' },
  { label: 'Services', to: '/services' },
]

/** Whether a path is a route or below it. Compares whole segments: /careers-x is not below /careers. */
export function isUnder(pathname: string, route: string): boolean {
  return pathname === route || pathname.startsWith(`${route}/`)
}

/** Whether to mark "About Us": for paths under /about, and for /about-hse. */
export function isAboutPath(pathname: string): boolean {
  return isUnder(pathname, '/about') || isUnder(pathname, '/about-hse')
}
