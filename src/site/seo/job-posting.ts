import { absolute, company } from '#src/company/company.ts'
import type { Career } from '#src/contract/careers/record.ts'
import type { SchemaOrgThing } from './structured-data.tsx'

/** Returns an open position in the vocabulary of schema.org. Omits unknown facts. */
export function jobPosting(career: Career): SchemaOrgThing {
  const { _id, title, location, base, description, createdAt } = career
  return {
    '@type': 'JobPosting',
    title,
    description: description || title,
    ...(createdAt && { datePosted: createdAt.slice(0, 10) }),
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: absolute('/') },
    ...(base === 'remote' ? remote : location && { jobLocation: placeOf(location) }),
    ...salary(career),
    ...(_id && {
      identifier: { '@type': 'PropertyValue', name: company.name, value: _id },
      url: absolute(`/apply?jobId=${encodeURIComponent(_id)}`),
    }),
    directApply: true,
  }
}

const remote = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: company.country.name },
}

/** Converts a location such as `Warri, Delta State`. */
function placeOf(location: string) {
  const [town, ...region] = location.split(',').map((part) => part.trim())
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      ...(region.length > 0 && { addressRegion: region.join(', ') }),
      addressCountry: company.country.code || company.country.name,
    },
  }
}

function salary({ priceRangeMin, priceRangeMax }: Career) {
  const amounts = [priceRangeMin, priceRangeMax].filter((amount) => amount > 0)
  if (amounts.length === 0) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: Math.min(...amounts),
        maxValue: Math.max(...amounts),
        unitText: 'YEAR',
      },
    },
  }
}
