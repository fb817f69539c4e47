import { absolute, company } from '#src/company/company.ts'
import type { Service } from '#src/contract/services/record.ts'
import type { SchemaOrgThing } from './structured-data.tsx'

/** Returns a service in the vocabulary of schema.org. */
export function serviceSchema({ _id, name, shortDescription, iconUrl }: Service): SchemaOrgThing {
  return {
    '@type': 'Service',
    name,
    ...(shortDescription && { description: shortDescription }),
    ...(_id && { url: absolute(`/service/${encodeURIComponent(_id)}`) }),
    ...(iconUrl && { logo: absolute(iconUrl) }),
    areaServed: { '@type': 'Country', name: company.country.name },
    provider: { '@type': 'Organization', name: company.name, url: absolute('/') },
  }
}
