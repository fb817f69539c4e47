import type { ReplaceableFacts } from './facts/own-facts.ts'
import { readSiteFacts } from './facts/site-facts.ts'

/** Facts of the site settings on a server: a parameter of the renderer's code, see server/pages/open-renderer.ts. */
declare const __SITE_FACTS__: Partial<ReplaceableFacts> | undefined

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

/** Defaults of the facts that the site settings replace. */
export const defaultFacts: ReplaceableFacts = {
  name: 'Kelvara Engineering Services',
  shortName: 'Kelvara',
  initials: 'KES',
  url: import.meta.env?.VITE_SITE_URL ?? 'https://www.kelvara.example',
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  emails: ['info@kelvara.example', 'projects@kelvara.example'],
  quotesEmail: 'projects@kelvara.example',
  accountsEmail: 'webmaster@kelvara.example',
  whatsApp: '+234 800 000 0001',
  ...address,
  address: [address.street, address.city, address.state, address.country.name],
  coordinates: '5°31′ N  5°45′ E',
  picture: '/brand/og-default.png',
  hasDrawnLogo: true,
  hasDrawnIcons: true,
  // Placeholders: each links to the network itself until the company has a page there.
  socialLinks: [
    { network: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { network: 'Facebook', href: 'https://www.facebook.com/' },
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'X', href: 'https://x.com/' },
  ],
}

/** Whether this is the renderer of a server, which knows the site settings. */
export const isSiteKnown = typeof __SITE_FACTS__ !== 'undefined'

/** Facts that the site settings replace on this page. */
export const siteFacts: Partial<ReplaceableFacts> =
  typeof __SITE_FACTS__ === 'undefined' ? readSiteFacts() : __SITE_FACTS__

/**
 * Facts about the company. An owner changes the first ones in the dashboard, under Settings, and the others in this file
 * and its neighbours. The build generates index.html and the manifest of a static site from it.
 */
export const company = {
  /** Currency for entering and showing the budgets of quote requests. */
  currency: { name: 'naira', code: 'NGN', symbol: '₦', otherSymbols: ['N'] },
  region: 'Oil and gas, power and process plants in Nigeria',
  tagline: 'Engineering, construction and commissioning for plants that cannot afford downtime.',
  incorporated: 2017,
  copyright: 2025,
  /** Longest time until an answer, as promised once a form has arrived. */
  answerTime: 'within one working day',
  timeZone: 'West Africa Time',
  ...defaultFacts,
  ...siteFacts,
} as const

/** Place of the head office for headings. */
export const headOffice = company.city === company.state ? company.city : `${company.city}, ${company.state}`

/** Opening hours; `short` is in the format of schema.org. */
export const openingHours = [
  { days: 'Monday to Friday', time: '08:00 – 17:00', short: 'Mo-Fr 08:00-17:00' },
  { days: 'Saturday', time: '09:00 – 13:00', short: 'Sa 09:00-13:00' },
] as const

/** Returns the public address of a path, such as `https://www.kelvara.example/careers`; other addresses unchanged. */
export function absolute(path: string): string {
  return /^https?:/.test(path) ? path : `${company.url.replace(/([^/])\/+$/, '$1')}${path}`
}
