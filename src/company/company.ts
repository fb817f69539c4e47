const address = {
  street: '14 Enerhen Junction Road',
  city: 'Warri',
  state: 'Delta State',
  country: { name: 'Nigeria', code: 'NG' },
} as const

/** Disciplines, as named in sentences. Their deliverables are in `disciplines.ts`. */
export const disciplineNames = [
  'Electrical',
  'mechanical',
  'civil',
  'chemical',
  'process',
  'project management',
] as const

export const disciplineList = disciplineNames.join(', ')

/** All disciplines but the last, which is no engineering. */
export const engineering = `${disciplineNames.slice(0, 4).join(', ')} and ${disciplineNames[4]} engineering`

/**
 * Facts about the company that are not in the backend. An owner edits this file, its neighbours and the drawings in
 * public/brand, but no page. The build generates index.html and the manifest from it.
 */
export const company = {
  name: 'Kelvara Engineering Services',
  shortName: 'Kelvara',
  /** Currency for entering and showing the budgets of quote requests. */
  currency: { name: 'naira', code: 'NGN', symbol: '₦', otherSymbols: ['N'] },
  /** Prefix of the references of submissions. */
  initials: 'KES',
  /** Address of the site, without a slash at its end; a build's VITE_SITE_URL takes precedence. */
  url: 'https://www.kelvara.example',
  region: 'Oil and gas, power and process plants in Nigeria',
  tagline: 'Engineering, construction and commissioning for plants that cannot afford downtime.',
  incorporated: 2017,
  copyright: 2025,
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  emails: ['info@kelvara.example', 'projects@kelvara.example'],
  /** Contact for new staff accounts and password resets. */
  accountsEmail: 'webmaster@kelvara.example',
  /** Phone number for WhatsApp. */
  whatsApp: '+234 800 000 0001',
  ...address,
  /** Lines of the postal address. */
  address: [address.street, address.city, address.state, address.country.name],
  /** Longest time until an answer, as promised once a form has arrived. */
  answerTime: 'within one working day',
  timeZone: 'West Africa Time',
  /** Coordinates of the head office, formatted as on drawings. */
  coordinates: '5°31′ N  5°45′ E',
  /** Picture in link previews of pages without their own. */
  picture: '/brand/og-default.png',
} as const

/** Place of the head office for headings. */
export const headOffice = `${address.city}, ${address.state}`

/** Opening hours; `short` is in the format of schema.org. */
export const openingHours = [
  { days: 'Monday to Friday', time: '08:00 – 17:00', short: 'Mo-Fr 08:00-17:00' },
  { days: 'Saturday', time: '09:00 – 13:00', short: 'Sa 09:00-13:00' },
] as const

/** Returns the public address of a path, such as `https://www.kelvara.example/careers`; other addresses unchanged. */
export function absolute(path: string): string {
  const origin = import.meta.env?.VITE_SITE_URL ?? company.url
  return /^https?:/.test(path) ? path : `${origin.replace(/([^/])\/+$/, '$1')}${path}`
}

/** Sectors with their icon and the company's work in them. */
export const industries = [
  { name: 'Oil and Gas', icon: 'droplet', work: 'Flow stations, tank farms, pipelines and jetties' },
  { name: 'Refinery', icon: 'factory', work: 'Pipe racks, pump stations and turnaround work' },
  { name: 'Petrochemicals', icon: 'flask', work: 'Columns, exchangers and control loops' },
  { name: 'Pharmaceuticals', icon: 'pill', work: 'Clean utilities and stainless process vessels' },
  { name: 'Power and Utility', icon: 'lightning', work: 'Substations, switchgear and turbine auxiliaries' },
  { name: 'Chemical and Fertilizers', icon: 'sprout', work: 'Prilling, granulation, storage and conveying' },
] as const satisfies readonly { name: string; icon: IndustryIcon; work: string }[]

export type IndustryIcon = 'droplet' | 'factory' | 'flask' | 'lightning' | 'pill' | 'sprout'

/** Six clients. The logos are in public/brand/clients; `study` is the id of a case study. */
export const clients: readonly { name: string; mark: ClientMark; study?: string }[] = [
  { name: 'Orbital Refining', mark: 'client-orbit', study: 'nine-nights' },
  { name: 'Deltagrid Power', mark: 'client-grid' },
  { name: 'Hexa Petrochemicals', mark: 'client-hex' },
  { name: 'Wavecrest Offshore', mark: 'client-wave' },
  { name: 'Peakfield Energy', mark: 'client-peak' },
  { name: 'Clearwell Fertilizers', mark: 'client-drop' },
]

/** Logos, rendered by `client-mark.tsx`. */
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

/** Placeholders: each links to the network itself until the company has a page there. */
export const socialLinks: readonly { network: SocialNetwork; href: string }[] = [
  { network: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { network: 'Facebook', href: 'https://www.facebook.com/' },
  { network: 'Instagram', href: 'https://www.instagram.com/' },
  { network: 'X', href: 'https://x.com/' },
]
