/**
 * Everything about the company that is not content of the backend. An owner changes it here, and the pictures and
 * logos in public/brand and public/pictures, without touching a page.
 */
export const company = {
  name: 'Kelvara Engineering Services',
  shortName: 'Kelvara',
  /** In front of the reference of what a visitor sends. */
  initials: 'KES',
  /** Where the site stands on the web, without a slash at its end; VITE_SITE_URL of a build comes before it. */
  url: 'https://www.kelvara.example',
  region: 'Oil and gas, power and process plants in Nigeria',
  tagline: 'Engineering, construction and commissioning for plants that cannot stand still.',
  description:
    'Electrical, mechanical, civil, chemical and process engineering for oil and gas, power and process plants in Nigeria. Based in Warri, Delta State.',
  incorporated: 2017,
  copyright: 2025,
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  emails: ['info@kelvara.example', 'projects@kelvara.example'],
  /** Who makes accounts for staff and resets their passwords. */
  accountsEmail: 'webmaster@kelvara.example',
  address: ['14 Enerhen Junction Road', 'Warri', 'Delta State', 'Nigeria'],
  /** Of the head office, as drawings give it. */
  coordinates: '5°31′ N  5°45′ E',
  /** Shown by link previews where a page has no picture of its own. */
  picture: '/brand/og-default.png',
} as const

/** A path of this site, or an address, as the address that the world knows: `https://www.kelvara.example/careers`. */
export function absolute(path: string): string {
  const origin = import.meta.env?.VITE_SITE_URL ?? company.url
  return /^https?:/.test(path) ? path : `${origin.replace(/\/+$/, '')}${path}`
}

/** The claims of the home page. */
export const claims = [
  { value: 15, unit: '+', label: 'Years of experience' },
  { value: 97, unit: '%', label: 'Client satisfaction' },
  { value: 95, unit: '%', label: 'Project finalization' },
  { value: 98, unit: '%', label: 'Premium delivery service' },
] as const

/** The sectors that the company serves, and what it works on there. */
export const industries = [
  { name: 'Oil and Gas', work: 'Flow stations, tank farms, pipelines and jetties' },
  { name: 'Refinery', work: 'Pipe racks, pump stations and turnaround work' },
  { name: 'Petrochemicals', work: 'Columns, exchangers and control loops' },
  { name: 'Pharmaceuticals', work: 'Clean utilities and stainless process vessels' },
  { name: 'Power and Utility', work: 'Substations, switchgear and turbine auxiliaries' },
  { name: 'Chemical and Fertilizers', work: 'Prilling, granulation, storage and conveying' },
] as const
export type Industry = (typeof industries)[number]['name']

/** Six places in the row of clients; the marks are in public/brand/clients. */
export const clients = [
  { name: 'Orbital Refining', mark: 'client-orbit' },
  { name: 'Deltagrid Power', mark: 'client-grid' },
  { name: 'Hexa Petrochemicals', mark: 'client-hex' },
  { name: 'Wavecrest Offshore', mark: 'client-wave' },
  { name: 'Peakfield Energy', mark: 'client-peak' },
  { name: 'Clearwell Fertilizers', mark: 'client-drop' },
] as const

export type SocialNetwork = 'LinkedIn' | 'Facebook' | 'Instagram' | 'X'

/** Placeholders: each leads to the network itself until the company has its pages there. */
export const socialLinks: readonly { network: SocialNetwork; href: string }[] = [
  { network: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { network: 'Facebook', href: 'https://www.facebook.com/' },
  { network: 'Instagram', href: 'https://www.instagram.com/' },
  { network: 'X', href: 'https://x.com/' },
]
