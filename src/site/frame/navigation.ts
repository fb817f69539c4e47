import type { LinkProps } from '@tanstack/react-router'

interface NavigationLink {
  label: string
  to: LinkProps['to']
}

/** The entries of "About Us", in the bar and on the phone. */
export const aboutLinks: NavigationLink[] = [
  { label: 'About Company', to: '/about' },
  { label: 'HSEs', to: '/about-hse' },
  { label: 'Meet Management Team', to: '/management-team' },
  { label: "Company's Gallery", to: '/gallery' },
]

/** What follows "Home" and "About Us". */
export const mainLinks: NavigationLink[] = [
  { label: 'Careers', to: '/careers' },
  { label: 'Projects', to: '/projects' },
  { label: 'Services', to: '/services' },
]

/** Whether a path is a route or below it, counted by whole segments: /careers-x is not below /careers. */
export function isUnder(pathname: string, route: string): boolean {
  return pathname === route || pathname.startsWith(`${route}/`)
}

/** Whether the "About Us" heading is marked: everything under /about, and /about-hse. */
export function isAboutPath(pathname: string): boolean {
  return isUnder(pathname, '/about') || isUnder(pathname, '/about-hse')
}
