import type { Service } from '#src/contract/services.ts'
import { absolute, company } from './company.ts'
import type { Thing } from './structured-data.tsx'

/** A service in the words of schema.org. */
export function serviceThing({ _id, name, shortDescription, iconUrl }: Service): Thing {
  return {
    '@type': 'Service',
    name,
    ...(shortDescription && { description: shortDescription }),
    ...(_id && { url: absolute(`/service/${encodeURIComponent(_id)}`) }),
    ...(iconUrl && { logo: absolute(iconUrl) }),
    areaServed: { '@type': 'Country', name: 'Nigeria' },
    provider: { '@type': 'Organization', name: company.name, url: absolute('/') },
  }
}
