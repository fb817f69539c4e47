const address = {
  street: '14 Enerhen Junction Road',
  city: 'Warri',
  state: 'Delta State',
  country: { name: 'Nigeria', code: 'NG' },
} as const

/** The disciplines, as sentences name them. What each hands over is in `disciplines.ts`. */
export const disciplineNames = [
  'Electrical',
  'mechanical',
  'civil',
  'chemical',
  'process',
  'project management',
] as const

export const disciplineList = disciplineNames.join(', ')

/** Without the last, which is no engineering. */
export const engineering = `${disciplineNames.slice(0, 4).join(', ')} and ${disciplineNames[4]} engineering`

/**
 * The company, in what is not content of the backend. An owner changes this file and its neighbours, and the drawings
 * in public/brand, without touching a page; the build writes index.html and the manifest from it.
 */
export const company = {
  name: 'Kelvara Engineering Services',
  shortName: 'Kelvara',
  /** What it prices in: budgets of quote requests are asked for and shown in it. */
  currency: { name: 'naira', code: 'NGN', sign: '₦', otherSigns: ['N'] },
  /** In front of the reference of what a visitor sends. */
  initials: 'KES',
  /** Where the site stands on the web, without a slash at its end; VITE_SITE_URL of a build comes before it. */
  url: 'https://www.kelvara.example',
  region: 'Oil and gas, power and process plants in Nigeria',
  tagline: 'Engineering, construction and commissioning for plants that cannot stand still.',
  incorporated: 2017,
  copyright: 2025,
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  emails: ['info@kelvara.example', 'projects@kelvara.example'],
  /** Who makes accounts for staff and resets their passwords. */
  accountsEmail: 'webmaster@kelvara.example',
  /** The phone that answers on WhatsApp. */
  whatsApp: '+234 800 000 0001',
  ...address,
  /** The lines of a letter's address. */
  address: [address.street, address.city, address.state, address.country.name],
  timeZone: 'West Africa Time',
  /** Of the head office, as drawings give it. */
  coordinates: '5°31′ N  5°45′ E',
  /** Shown by link previews where a page has no picture of its own. */
  picture: '/brand/og-default.png',
} as const

/** Where the head office is, as headings say it. */
export const headOffice = `${address.city}, ${address.state}`

/** When the office is open; `short` in the words of schema.org. */
export const openingHours = [
  { days: 'Monday to Friday', time: '08:00 – 17:00', short: 'Mo-Fr 08:00-17:00' },
  { days: 'Saturday', time: '09:00 – 13:00', short: 'Sa 09:00-13:00' },
] as const

/** A path of this site, or an address, as the address that the world knows: `https://www.kelvara.example/careers`. */
export function absolute(path: string): string {
  const origin = import.meta.env?.VITE_SITE_URL ?? company.url
  return /^https?:/.test(path) ? path : `${origin.replace(/([^/])\/+$/, '$1')}${path}`
}

/** The sectors that the company serves, what it works on there, and the drawing beside it. */
export const industries = [
  { name: 'Oil and Gas', icon: 'droplet', work: 'Flow stations, tank farms, pipelines and jetties' },
  { name: 'Refinery', icon: 'factory', work: 'Pipe racks, pump stations and turnaround work' },
  { name: 'Petrochemicals', icon: 'flask', work: 'Columns, exchangers and control loops' },
  { name: 'Pharmaceuticals', icon: 'pill', work: 'Clean utilities and stainless process vessels' },
  { name: 'Power and Utility', icon: 'lightning', work: 'Substations, switchgear and turbine auxiliaries' },
  { name: 'Chemical and Fertilizers', icon: 'sprout', work: 'Prilling, granulation, storage and conveying' },
] as const satisfies readonly { name: string; icon: IndustryIcon; work: string }[]

export type IndustryIcon = 'droplet' | 'factory' | 'flask' | 'lightning' | 'pill' | 'sprout'

/** Six places in the row of clients; the marks are in public/brand/clients. `study` is a case study about them. */
export const clients: readonly { name: string; mark: ClientMark; study?: string }[] = [
  { name: 'Orbital Refining', mark: 'client-orbit', study: 'nine-nights' },
  { name: 'Deltagrid Power', mark: 'client-grid' },
  { name: 'Hexa Petrochemicals', mark: 'client-hex' },
  { name: 'Wavecrest Offshore', mark: 'client-wave' },
  { name: 'Peakfield Energy', mark: 'client-peak' },
  { name: 'Clearwell Fertilizers', mark: 'client-drop' },
]

/** Each is drawn by `client-mark.tsx`. */
export type ClientMark =
  | 'client-beam'
  | 'client-drop'
  | 'client-gate'
  | 'client-grid'
  | 'client-hex'
  | 'client-lantern'
  | 'client-orbit'
  | 'client-peak'
  | 'client-wave'

export type SocialNetwork = 'LinkedIn' | 'Facebook' | 'Instagram' | 'X'

/** Placeholders: each leads to the network itself until the company has its pages there. */
export const socialLinks: readonly { network: SocialNetwork; href: string }[] = [
  { network: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { network: 'Facebook', href: 'https://www.facebook.com/' },
  { network: 'Instagram', href: 'https://www.instagram.com/' },
  { network: 'X', href: 'https://x.com/' },
]
