import { absolute, company } from '#src/site/company/company.ts'
import { postalAddress } from './organization.ts'
import type { SchemaOrgThing } from './structured-data.tsx'

/** How to find somebody at the head office. Beside company.ts, as only one page needs it. */
export const office = {
  /** Answers on WhatsApp. */
  whatsApp: company.phones[0],
  /** West Africa Time. */
  hours: [
    { days: 'Monday to Friday', time: '08:00 – 17:00', short: 'Mo-Fr 08:00-17:00' },
    { days: 'Saturday', time: '09:00 – 13:00', short: 'Sa 09:00-13:00' },
  ],
} as const

const wanted = encodeURIComponent([company.name, ...company.address].join(', '))

/** The office on a map: in a frame of a page, and in the visitor's own maps. */
export const officeMap = {
  frame: `https://www.google.com/maps?q=${wanted}&output=embed`,
  page: `https://www.google.com/maps/search/?api=1&query=${wanted}`,
}

/** The office in the words of schema.org. */
export function officeThing(): SchemaOrgThing {
  return {
    '@type': 'ProfessionalService',
    name: company.name,
    url: absolute('/'),
    image: absolute(company.picture),
    telephone: company.phones,
    email: company.emails[0],
    openingHours: office.hours.map(({ short }) => short),
    address: postalAddress(),
  }
}
