import { absolute, company, openingHours } from '#src/company/company.ts'
import { postalAddress } from './organization.ts'
import type { SchemaOrgThing } from './structured-data.tsx'

const address = encodeURIComponent([company.name, ...company.address].join(', '))

/** Map of the office: for a frame in a page, and for the visitor's own map app. */
export const officeMap = {
  frame: `https://www.google.com/maps?q=${address}&output=embed`,
  page: `https://www.google.com/maps/search/?api=1&query=${address}`,
}

/** Returns the office in the vocabulary of schema.org. */
export function officeThing(): SchemaOrgThing {
  return {
    '@type': 'ProfessionalService',
    name: company.name,
    url: absolute('/'),
    image: absolute(company.picture),
    telephone: company.phones,
    email: company.emails[0],
    openingHours: openingHours.map(({ short }) => short),
    address: postalAddress(),
  }
}
