import { absolute, company } from '#src/company/company.ts'
import type { SchemaOrgThing } from './structured-data.tsx'

/** Returns the company for search engines. */
export function organization(description: string): SchemaOrgThing {
  return {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: company.name,
    alternateName: company.shortName,
    url: absolute('/'),
    logo: absolute(company.logo || '/icon-512.png'),
    image: absolute(company.picture),
    description,
    foundingDate: String(company.incorporated),
    email: company.emails[0],
    telephone: company.phones[0],
    address: postalAddress(),
  }
}

/** Returns the company's address in the vocabulary of schema.org. */
export function postalAddress(): SchemaOrgThing {
  const { street, city, state, country } = company
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    addressCountry: country.code || country.name,
  }
}

/** Returns the site and its search, for search engines that offer it beside a result. */
export function website(): SchemaOrgThing {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: company.name,
    url: absolute('/'),
    publisher: { '@id': absolute('/#organization') },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: absolute('/search?query={search_term_string}'),
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
